import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { AddressStep } from './address-step.ts';

/** A change that is on screen and not in the address yet. */
export interface Unwritten {
  readonly question: FoodQuestion;
  readonly step: AddressStep;
  /** The address that it belongs to: if it is another one by now, it was left. */
  readonly address: string;
  /** The history entry that it belongs to. */
  readonly entry: string;
}

/**
 * How the question on screen gets into the address.
 *
 * ```
 *   written ──letters, drags──▶ waiting for a pause ──pause over──▶ written
 *      ▲ │                       │  ▲ │
 *      │ └─choice: written at once  └─┘ more of the same kind: the pause begins anew
 *      └──entry left: kept for the way back
 * ```
 */
export type QuestionWriting = { readonly kind: 'written' } | { readonly kind: 'waiting'; readonly change: Unwritten };

export type WritingEvent =
  /** A change of some kind comes next: what waits and is of another kind is not part of it. `address`: the one that is shown now. */
  | { readonly kind: 'turning'; readonly to: AddressStep['kind']; readonly address: string }
  /** The change itself, of the address and the entry that are shown once 'turning' is done. */
  | { readonly kind: 'asked'; readonly change: Unwritten }
  | { readonly kind: 'paused'; readonly address: string }
  /** Another history entry is shown, or none any more. */
  | { readonly kind: 'left' };

/** What is to be done, in this order. */
export type WritingAct =
  | { readonly kind: 'write'; readonly question: FoodQuestion; readonly isOwnEntry: boolean }
  /** The way back to this entry, and a reload, find the question. */
  | { readonly kind: 'keep'; readonly entry: string; readonly question: FoodQuestion };

export interface WritingStep {
  readonly state: QuestionWriting;
  readonly acts: readonly WritingAct[];
}

const written: QuestionWriting = { kind: 'written' };

export function nextWriting(state: QuestionWriting, event: WritingEvent): WritingStep {
  if (event.kind === 'asked') {
    const { change } = event;
    return change.step.after === 0
      ? { state: written, acts: [writeAct(change)] }
      : { state: { kind: 'waiting', change }, acts: [] };
  }
  if (state.kind === 'written') return { state, acts: [] };
  const { change } = state;
  const isHere = (address: string) => change.address === address;
  switch (event.kind) {
    case 'turning':
      // Changes of one kind, each soon after the last, are one step.
      if (event.to === change.step.kind) return { state, acts: [] };
      return { state: written, acts: [isHere(event.address) ? writeAct(change) : keepAct(change)] };
    case 'paused':
      // Where another address is shown already, it waits to be kept: the entry was left.
      return isHere(event.address) ? { state: written, acts: [writeAct(change)] } : { state, acts: [] };
    case 'left':
      return { state: written, acts: [keepAct(change)] };
  }
}

function writeAct({ question, step: { isOwnEntry } }: Unwritten): WritingAct {
  return { kind: 'write', question, isOwnEntry };
}

function keepAct({ entry, question }: Unwritten): WritingAct {
  return { kind: 'keep', entry, question };
}
