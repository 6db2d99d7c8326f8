import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';

/** A word of the vocabulary that is compared, as English says it. */
interface Compared {
  readonly stored: string;
  readonly degree: 'more' | 'most';
}

/** 'Creamier' and 'creamiest' by 'creamy', 'riper' by 'ripe', 'softest' by 'soft'. */
function formsOf(word: string): readonly (readonly [string, Compared['degree']])[] {
  const stem = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ie` : word.endsWith('e') ? word : `${word}e`;
  return [
    [`${stem}r`, 'more'],
    [`${stem}st`, 'most'],
  ];
}

const compared: ReadonlyMap<string, Compared> = new Map(
  [...new Set<string>([...flavourWords, ...textureWords])].flatMap((stored) =>
    formsOf(stored).map(([form, degree]) => [form, { stored, degree }]),
  ),
);

/** What an English word compares by; null for one that compares nothing. */
export function comparedIn(token: string): Compared | null {
  return compared.get(token) ?? null;
}
