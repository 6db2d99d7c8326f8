import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginPull, isPulledFar, movePull, type Pull, pullThreshold } from '#ui/layout/pull-gesture.ts';
import { pulse } from '#ui/device/pulse.ts';

/** The words of the last refresh stay so long, in milliseconds. */
const SHOWN_FOR = 2_500;

export type PullState =
  | { readonly kind: 'resting' }
  /** How far the finger has pulled, in pixels. */
  | { readonly kind: 'pulling'; readonly distance: number }
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'told'; readonly words: string };

/** What a finger is on already moves by itself, or belongs to something that lies over the list. */
function belongsElsewhere(target: EventTarget | null, area: HTMLElement): boolean {
  if (!(target instanceof Element) || target.matches('input[type=range]')) return true;
  if (target.closest('dialog') !== area.closest('dialog')) return true;
  for (let one: Element | null = target; one !== null; one = one.parentElement) if (one.scrollTop > 0) return true;
  return false;
}

function fingerOf({ touches }: TouchEvent): { readonly x: number; readonly y: number } | null {
  const [touch] = touches;
  return touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
}

/** What a listener of a finger on `area` is told. */
interface PullListener {
  readonly onPull: (distance: number) => void;
  /** The finger was lifted. */
  readonly onEnd: (isFar: boolean) => void;
}

/** Follows pulls from the top of `area`; returns the way to stop. */
function followPulls(area: HTMLElement, { onPull, onEnd }: PullListener): () => void {
  let pull: Pull | null = null;
  const stop = new AbortController();
  const lift = ({ type }: TouchEvent) => {
    if (pull?.kind === 'pulling') onEnd(type === 'touchend' && isPulledFar(pull));
    pull = null;
  };
  area.addEventListener(
    'touchstart',
    (event) => {
      const finger = fingerOf(event);
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      pull = finger === null || isZoomed || belongsElsewhere(event.target, area) ? null : beginPull(finger);
    },
    { passive: true, signal: stop.signal },
  );
  // Not passive: the page must not scroll while the list is pulled.
  area.addEventListener(
    'touchmove',
    (event) => {
      const finger = fingerOf(event);
      if (pull === null || finger === null) return;
      const wasFar = isPulledFar(pull);
      pull = movePull(pull, finger);
      if (pull.kind !== 'pulling') return;
      if (event.cancelable) event.preventDefault();
      if (!wasFar && isPulledFar(pull)) pulse('tick');
      onPull(Math.min(pull.distance, pullThreshold * 1.5));
    },
    { passive: false, signal: stop.signal },
  );
  area.addEventListener('touchend', lift, { signal: stop.signal });
  area.addEventListener('touchcancel', lift, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Pulling the area around `mark` (its nearest `dialog`, else `main`) down from its top by 80 px refreshes when the finger lifts.
 *
 * @param onRefresh gives the words for what came of it; a refusal is only logged (spec 2 §2.16)
 */
export function usePullToRefresh(mark: RefObject<HTMLElement | null>, onRefresh: () => Promise<string>) {
  const [state, setState] = useState<PullState>({ kind: 'resting' });
  const isBusy = useRef(false);

  const refresh = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'refreshing' });
    const words = await onRefresh().catch((error: unknown) => {
      console.warn('Refresh failed', error);
      return '';
    });
    isBusy.current = false;
    setState(words === '' ? { kind: 'resting' } : { kind: 'told', words });
  };
  const onLift = useEffectEvent((isFar: boolean) => {
    if (isFar) void refresh();
    else if (!isBusy.current) setState({ kind: 'resting' });
  });
  useEffect(() => {
    const area = mark.current?.closest<HTMLElement>('dialog, main');
    if (!area) return undefined;
    return followPulls(area, {
      onPull: (distance) => {
        if (!isBusy.current) setState({ kind: 'pulling', distance });
      },
      onEnd: (isFar) => onLift(isFar),
    });
  }, [mark]);

  const isTold = state.kind === 'told';
  useEffect(() => {
    if (!isTold) return undefined;
    const timer = setTimeout(() => setState({ kind: 'resting' }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isTold]);

  return { state, refresh: () => void refresh() };
}
