import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { decodeTastings, type Tastings } from '#domain/tasting/decode-tastings.ts';
import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import { type Measure, measureOf } from '#domain/tasting/tasting-sums.ts';
import { TasteBar } from '#food-views/taste/taste-bar.tsx';
import { sharedSource } from './shared-source.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { figure, oneDecimal } from '#languages/figure.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import { TasteColumns } from '#food-views/taste/taste-columns.tsx';

const MAX_LEVEL = 5;

/**
 * The six tastes of a food as tasters measured them, with spread and number, or as they are stated (R32), which is said once where it is so of all of them;
 * what professionals tasted is told apart.
 */
export function MeasuredBars({
  food,
}: {
  readonly food: Pick<Food, 'intensities' | 'defaulted' | 'stated' | 'tastings'>;
}) {
  const tastings = decodeTastings(food.tastings);
  const shared = sharedSource(food.stated, tastings);
  return (
    <>
      {shared === null ? null : (
        <chakra.p color="ink.muted" mb="4">
          {[t`As stated.`, shared === 0 ? '' : `${tastersSoFar({ tasters: shared })}.`].filter(Boolean).join(' ')}
        </chakra.p>
      )}
      <TasteColumns rowGap="5">
        {intensityNames.map((taste) => (
          <li key={taste}>
            <TasteBar food={food} taste={taste} />
            {shared === null ? (
              <TasteSource stated={food.stated[taste] ?? null} taste={taste} tastings={tastings} />
            ) : null}
          </li>
        ))}
      </TasteColumns>
    </>
  );
}

interface TasteSourceProps {
  readonly stated: number | null;
  readonly taste: IntensityName;
  readonly tastings: Tastings;
}

/** Beneath a bar: where its value comes from. */
function TasteSource({ stated, taste, tastings }: TasteSourceProps) {
  const { [taste]: sums } = tastings.everyone.levels;
  const { [taste]: theirs } = tastings.professionals.levels;
  const measure = sums === undefined ? null : measureOf(sums);
  const isMeasured = measure !== null && measure.tasters >= TASTERS_TO_MEASURE;
  return (
    <chakra.div textStyle="small" color="ink.muted" mt="1">
      {isMeasured ? <Spread measure={measure} stated={stated} /> : null}
      <p>
        {isMeasured
          ? measuredWords(measure)
          : [stated === null ? '' : t`Stated`, measure === null ? '' : tastersSoFar(measure)]
              .filter(Boolean)
              .join(' · ')}
      </p>
      {isMeasured && stated !== null ? <p>{t`Stated: ${wordFor(levelWord(stated))}, ${figure(stated)}`}</p> : null}
      {theirs === undefined ? null : <p>{professionalWords(measureOf(theirs))}</p>}
    </chakra.div>
  );
}

function measuredWords({ tasters, spread }: Measure): string {
  const by = plural(tasters, { one: 'Measured by # taster', other: 'Measured by # tasters' });
  return spread === null ? by : `${by}, ± ${oneDecimal(spread)}`;
}

function tastersSoFar({ tasters }: Pick<Measure, 'tasters'>): string {
  return plural(tasters, { one: '# taster so far', other: '# tasters so far' });
}

function professionalWords({ tasters, mean, spread }: Measure): string {
  const level = spread === null ? oneDecimal(mean) : `${oneDecimal(mean)} ± ${oneDecimal(spread)}`;
  return plural(tasters, { one: `# professional: ${level}`, other: `# professionals: ${level}` });
}

/** A line below the bar from the mean less the spread to the mean and the spread, and a mark where the stated value stands. The words say both. */
function Spread({ measure: { mean, spread }, stated }: { readonly measure: Measure; readonly stated: number | null }) {
  const from = Math.max(0, mean - (spread ?? 0));
  const to = Math.min(MAX_LEVEL, mean + (spread ?? 0));
  const place = (level: number) => `${(level / MAX_LEVEL) * 100}%`;
  return (
    <chakra.div aria-hidden position="relative" height="3" mt="-0.5" mb="0.5">
      <chakra.span
        position="absolute"
        top="1"
        height="1.5"
        minW="2px"
        borderColor="ink.muted"
        borderInlineWidth="2px"
        borderBottomWidth="2px"
        css={{ [forcedColours]: { borderColor: 'CanvasText' } }}
        style={{ insetInlineStart: place(from), width: place(to - from) }}
      />
      {stated === null ? null : (
        <chakra.span
          position="absolute"
          top="1"
          boxSize="2"
          bg="paper.card"
          borderWidth="2px"
          borderColor="ink.default"
          transform="translateX(-50%) rotate(45deg)"
          style={{ insetInlineStart: place(stated) }}
        />
      )}
    </chakra.div>
  );
}
