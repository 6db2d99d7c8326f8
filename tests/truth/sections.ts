import { assistantSection } from './sections/assistant-section.ts';
import { learningSection } from './sections/learning-section.ts';
import { partnersSection } from './sections/partners-section.ts';
import { similarSection } from './sections/similar-section.ts';
import type { TruthSection } from './section.ts';

/** In the order of `docs/truth.md`. */
export const truthSections: readonly TruthSection[] = [
  partnersSection,
  learningSection,
  similarSection,
  assistantSection,
];
