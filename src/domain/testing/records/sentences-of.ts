import { recordTexts } from './record-texts.ts';
import { valueAt } from './record-fault.ts';

/** Characters from which on two records saying the same is no chance. */
const LEAST_LENGTH = 40;

/** The sentences of a record's prose, in small letters, each with its field: no two records share one. */
export function sentencesOf(record: object): readonly { readonly field: string; readonly sentence: string }[] {
  return Object.entries(recordTexts)
    .filter(([, rule]) => rule.isProse)
    .flatMap(([field]) =>
      [valueAt(record, field) ?? []]
        .flat()
        .flatMap((text) => String(text).split(/(?<=[.!?])\s+/u))
        .map((sentence) => ({ field, sentence: sentence.toLowerCase().replace(/[.!?]$/u, '') }))
        .filter(({ sentence }) => sentence.length >= LEAST_LENGTH),
    );
}
