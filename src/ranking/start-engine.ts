import { proxy, wrap } from 'comlink';
import { pageDay } from './page-day.ts';
import type { RankingEngine } from './ranking-engine.ts';

/** The engine in a worker that was just started: told what day it is on this page, and whom to tell of changes. */
export function startEngine(worker: Worker, onChanged: () => void): RankingEngine {
  // Comlink's own type forgets which answer belongs to which question.
  const remote = wrap(worker) as unknown as RankingEngine;
  remote.begin(pageDay(), proxy(onChanged));
  return remote;
}
