import { chakra } from '@chakra-ui/react/styled-system';
import type { Food } from '#domain/food.ts';
import { journeyScores, type JourneyScore } from '#domain/pairing/journey-scores.ts';
import { LevelBar } from '#ui/level-bar.tsx';
import type { HueName } from '#ui/theme/palette.ts';

const names: Readonly<Record<JourneyScore['topic'], string>> = {
  colour: 'Colour', texture: 'Texture', temperature: 'Temperature', cooking: 'Cooking', community: 'Community',
};

const looks: Readonly<Record<JourneyScore['standing'], { readonly word: string; readonly hue: HueName }>> = {
  good: { word: 'good', hue: 'hue.moss' },
  fair: { word: 'fair', hue: 'hue.lime' },
  low: { word: 'low', hue: 'hue.chilli' },
};

/** The derived scores of two foods on one plate (spec 2 §9, derived pairing score). */
export function SideBySide({ one, other }: { readonly one: Food; readonly other: Food }) {
  return (
    <chakra.ul display="grid" gap="3" aria-label="Side by side">
      {journeyScores(one, other).map(({ topic, score, standing, isTypical }) => (
        <li key={topic}>
          <LevelBar label={names[topic]} value={score} max={100} word={looks[standing].word} hue={looks[standing].hue} isTypical={isTypical} />
        </li>
      ))}
    </chakra.ul>
  );
}
