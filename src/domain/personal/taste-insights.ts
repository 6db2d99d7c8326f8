import { t } from '@lingui/core/macro';
import { foldCase } from '#prelude/text/fold-case.ts';
import { realRating } from '#domain/foods/compare-by-rating.ts';
import { byLot, noDay } from '#domain/values/day.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { region } from '#languages/region.ts';

/** An insight that the member's own foods tell (spec 2 §3 and §9; R21). */
export interface TasteInsight {
  /**
   * Derived from member, type and content: the same insight is never listed twice, and a dismissed one does not come back (R21). The content is
   * its English words, whatever language it was found in: a member's devices may speak several.
   */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The English words, for the server to see that the id is this insight's own [S24]. */
  readonly finding: string;
  readonly type: 'discovery' | 'preference';
}

const NAMED_CUISINES = 3;
const RATED_ABOVE = 4;

/**
 * What a member's contributions tell of their taste: the cuisines they span, and the flavours of those rated above 4.
 *
 * @param wordFor how a stored cuisine or flavour is shown
 */
export function tasteInsights(
  memberId: MemberId,
  ownFoods: readonly TasteTraits[],
  wordFor: (stored: string) => string,
): readonly TasteInsight[] {
  const cuisines = mostFrequent(ownFoods.flatMap(({ origin }) => (origin === '' ? [] : [origin])));
  const flavours = mostFrequent(
    ownFoods.filter((food) => realRating(food) > RATED_ABOVE).flatMap((food) => food.flavours),
  );
  const insight = (
    type: TasteInsight['type'],
    content: string,
    words: Pick<TasteInsight, 'title' | 'description'>,
  ): TasteInsight => ({
    id: idOfRow('personalized_insights', { user: memberId, insight_type: type, finding: content }),
    ...words,
    finding: content,
    type,
  });
  const [favourite] = flavours;
  return [
    ...(cuisines.length < 2
      ? []
      : [
          insight('discovery', `Your foods come from several cuisines, among them ${named(cuisines, 'en-GB')}.`, {
            title: t`You cross borders`,
            description: t`Your foods come from several cuisines, among them ${named(cuisines.map(wordFor), region)}.`,
          }),
        ]),
    ...(favourite === undefined
      ? []
      : [
          insight(
            'preference',
            `Of your foods that others rate above ${RATED_ABOVE}, most are ${foldCase(favourite)}.`,
            {
              title: t`You have a favourite flavour`,
              description: t`Of your foods that others rate above ${RATED_ABOVE}, most are ${wordFor(foldCase(favourite))}.`,
            },
          ),
        ]),
  ];
}

function named(cuisines: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(cuisines.slice(0, NAMED_CUISINES));
}

const compareLots = byLot(noDay);

/** The distinct words, the most frequent first. Equals stand by lot, and by the same one for ever: an insight that was dismissed stays away (R21, R36). */
function mostFrequent(words: readonly string[]): readonly string[] {
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const word of words) {
    const known = counts.get(foldCase(word));
    if (known === undefined) counts.set(foldCase(word), { word, count: 1 });
    else known.count += 1;
  }
  return Array.from(counts)
    .toSorted(([one, { count }], [other, { count: oftener }]) => oftener - count || compareLots(one, other))
    .map(([, { word }]) => word);
}
