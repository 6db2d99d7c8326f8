import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';

interface EarlierTurn {
  /** null for a question without an answer. */
  readonly answer: { readonly avoiding?: readonly AvoidedLabel[] } | null;
  readonly takenOff?: readonly AvoidedLabel[];
}

/** What a conversation avoids after some turns, the oldest first: all that was avoided, until its chip is taken off (R29). Each once, the earliest first. */
export function stayingAvoided(turns: readonly EarlierTurn[]): readonly AvoidedLabel[] {
  const staying = new Map<string, AvoidedLabel>();
  for (const { answer, takenOff = [] } of turns) {
    for (const label of answer?.avoiding ?? []) if (!staying.has(label.key)) staying.set(label.key, label);
    for (const { key } of takenOff) staying.delete(key);
  }
  return [...staying.values()];
}
