import { plural, t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { Course } from '#domain/foods/course.ts';
import type { VerdictCounts } from '#domain/pairing/pair-sum.ts';
import type { PairVerdict } from '#domain/pairing/pair-vote.ts';
import type { EvidenceTier, PairingEvidence, PairingFact } from '#domain/pairing/pairing.ts';
import { wordFor } from '#shared/words/word-for.ts';

const tierNames: Readonly<Record<EvidenceTier, string>> = {
  named: t`Named as its partner`,
  served: t`Served with it`,
  members: t`Members had both`,
  table: t`From the same table`,
  idea: t`A taste idea`,
};

/** What speaks for a partner, as its card names it (R31). */
export function tierWords({ tier, facts }: PairingEvidence): string {
  const votes = tier === 'members' ? facts.find((fact) => fact.kind === 'had-both') : undefined;
  if (votes === undefined) return tierNames[tier];
  const counts = countWords(votes);
  return t`Members had both (${counts})`;
}

/** What a member can say of two foods, on a button. */
export const verdictNames: Readonly<Record<PairVerdict, string>> = { great: t`Great`, fine: t`Fine`, clash: t`Clash` };

/** '12 great, 1 clash': what nobody said is left out, and no number stands apart from its word. */
function countWords({ great, fine, clash }: VerdictCounts): string {
  return [great > 0 ? t`${great} great` : '', fine > 0 ? t`${fine} fine` : '', clash > 0 ? t`${clash} clash` : '']
    .filter((words) => words !== '')
    .map((words) => words.replaceAll(' ', '\u00A0'))
    .join(', ');
}

const dishOf: Readonly<Record<Course, string>> = {
  drink: t`A drink`,
  starter: t`A starter`,
  soup: t`A soup`,
  salad: t`A salad`,
  main: t`A main dish`,
  side: t`A side dish`,
  bread: t`A bread`,
  dessert: t`A dessert`,
  snack: t`A snack`,
  sauce: t`A sauce or dip`,
  ingredient: t`Something plain`,
};

const dishesOf: Readonly<Record<Course, string>> = {
  drink: t`drinks`,
  starter: t`starters`,
  soup: t`soups`,
  salad: t`salads`,
  main: t`main dishes`,
  side: t`side dishes`,
  bread: t`breads`,
  dessert: t`desserts`,
  snack: t`snacks`,
  sauce: t`sauces and dips`,
  ingredient: t`plain foods`,
};

/** Names of the two foods that a fact is about. */
interface PairNames {
  readonly chosen: string;
  readonly partner: string;
}

/** A fact of the records as a sentence, without its full stop. */
export function factWords(fact: PairingFact, { chosen, partner }: PairNames): string {
  switch (fact.kind) {
    case 'named':
      return fact.by === 'food' ? t`The page of ${chosen} names it` : t`Its page names ${chosen}`;
    case 'served':
      return fact.by === 'food'
        ? t`The page of ${chosen} suggests to serve it with that`
        : t`Its page suggests to serve it with ${chosen}`;
    case 'had-both': {
      const counts = countWords(fact);
      return t`Members had both: ${counts}`;
    }
    case 'named-often': {
      const cuisine = wordFor(fact.cuisine);
      return plural(fact.count, {
        one: `# other ${cuisine} food is eaten with ${partner}`,
        other: `# other ${cuisine} foods are eaten with ${partner}`,
      });
    }
    case 'named-abroad': {
      const dishes = dishesOf[fact.course];
      return t`Other kitchens have it with ${dishes}, too (${fact.count})`;
    }
    case 'same-table': {
      const [dish, cuisine] = [dishOf[fact.course], wordFor(fact.cuisine)];
      return t`${dish} of the same kitchen: ${cuisine}`;
    }
    case 'near-table': {
      const [dish, cuisine] = [dishOf[fact.course], wordFor(fact.cuisine)];
      return t`${dish} of a kitchen close by: ${cuisine}`;
    }
    default:
      return assertNever(fact);
  }
}
