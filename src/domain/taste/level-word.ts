const words = ['none', 'a hint', 'mild', 'moderate', 'strong', 'intense'] as const;

export type LevelWord = (typeof words)[number];

/** A level of taste, 0-5, in a word, so that a bar or slider can be read without colour or position (spec 1 §9, taste levels). */
export function levelWord(level: number): LevelWord {
  const step = Math.min(words.length - 1, Math.max(0, Math.ceil(level)));
  return words[step] ?? 'none';
}
