import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { journeyScores, type JourneyScore } from '#domain/pairing/journey-scores.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { TasteBar, tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { LevelBar } from '#ui/charts/level-bar.tsx';
import type { HueName } from '#ui/theme/palette.ts';

const names: Readonly<Record<JourneyScore['topic'], string>> = {
  colour: t`Colour`,
  texture: t`Texture`,
  temperature: t`Temperature`,
  cooking: t`Cooking`,
  community: t`Community`,
};

const looks: Readonly<Record<JourneyScore['band'], { readonly word: string; readonly hue: HueName }>> = {
  good: { word: t`good`, hue: 'hue.moss' },
  fair: { word: t`fair`, hue: 'hue.lime' },
  low: { word: t`low`, hue: 'hue.chilli' },
};

interface SideBySideProps {
  readonly one: ShownFood;
  readonly other: ShownFood;
}

/** Two foods on one plate: what each tastes like, and, where both rows are here, how well they go together in other ways (spec 2 §9, derived pairing score). */
export function SideBySide({ one, other }: SideBySideProps) {
  return (
    <>
      <Tastes one={one} other={other} />
      {isHere(one) && isHere(other) ? (
        <chakra.ul display="grid" gap="3" aria-label={t`Side by side`}>
          {journeyScores(one, other).map(({ topic, score, band, isTypical }) => (
            <li key={topic}>
              <LevelBar
                label={names[topic]}
                value={score}
                max={100}
                word={looks[band].word}
                hue={looks[band].hue}
                isTypical={isTypical}
              />
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </>
  );
}

const Cell = chakra('td', { base: { py: '2', ps: '3', verticalAlign: 'top' } });

function Tastes({ one, other }: SideBySideProps) {
  return (
    <chakra.table width="full" fontSize="sm" tableLayout="fixed">
      <caption>
        <chakra.span srOnly>
          <Trans>
            The tastes of {one.name} and {other.name}
          </Trans>
        </chakra.span>
      </caption>
      <thead>
        <tr>
          <chakra.td width="3.75rem">
            <chakra.span srOnly>{t`Taste`}</chakra.span>
          </chakra.td>
          {[one, other].map(({ id, name }) => (
            <chakra.th
              key={id}
              scope="col"
              ps="3"
              textAlign="start"
              verticalAlign="bottom"
              fontWeight="semibold"
              overflowWrap="anywhere"
            >
              <bdi>{name}</bdi>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {intensityNames.map((taste) => (
          <tr key={taste}>
            <chakra.th scope="row" py="2" textAlign="start" verticalAlign="top" fontWeight="normal">
              {tasteLabel(taste)}
            </chakra.th>
            {[one, other].map((food) => (
              <Cell key={food.id}>
                <TasteBar food={food} taste={taste} hideLabel />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
