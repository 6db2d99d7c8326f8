import { useCallback, useSyncExternalStore } from 'react';
import { type KnownTaster, type LearnedTaste, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { type AlikeStars, alikeStarsOf } from '#domain/liking/rated-alike.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useTaste } from './taste-context.tsx';

/** What one taster was taught, asked once for all cards and again when answers may have changed. */
interface TasteStore {
  readonly current: () => LearnedTaste | null;
  readonly follow: (onChanged: () => void) => () => void;
}

/** By the taster, of whom there is one at a time. */
const stores = new WeakMap<Ranking, { readonly key: string; readonly store: TasteStore }>();

function storeFor(ranking: Ranking, key: string): TasteStore {
  const known = stores.get(ranking);
  if (known?.key === key) return known.store;
  const store = tasteStore(ranking, JSON.parse(key) as Taster);
  stores.set(ranking, { key, store });
  return store;
}

function tasteStore(ranking: Ranking, taster: Taster): TasteStore {
  const followers = new Set<() => void>();
  let taste: LearnedTaste | null = null;
  let stop = () => {};
  const take = (news: LearnedTaste) => {
    // A worker's answer is always another object; most changes of the catalogue teach nothing.
    if (taste !== null && isSameTaste(taste, news)) return;
    taste = news;
    for (const onChanged of followers) onChanged();
  };
  const ask = () => void ranking.ask('learnedTaste', taster).then(take, () => take(taste ?? untaughtTaste));
  return {
    current: () => taste,
    follow: (onChanged) => {
      followers.add(onChanged);
      if (followers.size === 1) {
        ask();
        stop = ranking.follow(ask);
      }
      return () => {
        followers.delete(onChanged);
        if (followers.size === 0) stop();
      };
    },
  };
}

function isSameTaste(one: LearnedTaste, other: LearnedTaste): boolean {
  return (
    one.ratings === other.ratings &&
    one.worth === other.worth &&
    one.deviation === other.deviation &&
    one.means.every((mean, at) => mean === other.means[at]) &&
    isSameAlike(one.alike, other.alike)
  );
}

function isSameAlike(one: AlikeStars, other: AlikeStars): boolean {
  return (
    one.places.size === other.places.size &&
    [...one.places].every(([id, place]) => one.stars[place] === alikeStarsOf(other, id))
  );
}

/** Whoever uses this device with what their ratings taught; null until it is known, so that no figure is shown and at once replaced by another. */
export function useLearnedTaste(): KnownTaster | null {
  const { memberId, profile } = useTaste();
  const store = storeFor(useRanking(), JSON.stringify({ memberId, profile }));
  const taste = useSyncExternalStore(
    useCallback((onChanged) => store.follow(onChanged), [store]),
    store.current,
  );
  return taste === null ? null : { profile, taste };
}
