import { proxy, type Remote, wrap } from 'comlink';
import { pageDay } from './page-day.ts';
import type { RankingEngine } from './ranking-engine.ts';

/** The engine in a worker that was just started: told what day it is on this page, and whom to tell of changes. */
export function startEngine(worker: Worker, onChanged: () => void): Remote<RankingEngine> {
  const remote = wrap<RankingEngine>(worker);
  void remote.begin(pageDay(), proxy(onChanged));
  return remote;
}
