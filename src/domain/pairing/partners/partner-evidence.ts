import { clamp } from '#prelude/clamp.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { approval, type VerdictCounts } from '#domain/pairing/pair-sum.ts';
import type { PairingEvidence, PairingFact, PairingQuestion } from '#domain/pairing/pairing.ts';
import { type Mentions, mentionsOf } from './partner-mentions.ts';
import { type Plate, plateOf } from '#domain/pairing/plate.ts';
import { foldedSet } from '#domain/pairing/pairing-reasons.ts';
import { servedTogether } from '#domain/pairing/served-together.ts';
import { type Nearness, nearnessOf, noVotes, type Votes } from './vote-count.ts';

/** What is known of a food before any candidate is looked at. */
export interface PartnerQuestion {
  /** As the food spells it, and folded. */
  readonly origin: string;
  readonly cuisine: string;
  readonly plate: Plate;
  readonly mentions: Mentions;
  /** Folded. */
  readonly ingredients: ReadonlySet<string>;
  /** Of whatever is called so; names are folded. The food itself has no vote. */
  readonly votesFor: (name: string) => Votes;
  /** What members said of the food with others, by the other's id. */
  readonly members: ReadonlyMap<FoodId, VerdictCounts>;
}

/** Worths of evidence, 0-1 in all. Tuned on one half of the foods, told on the other: docs/truth.md. */
const worth = {
  named: 0.8,
  namedByBoth: 0.08,
  namedByPartner: 0.55,
  served: 0.6,
  likely: 0.1,
  liked: 0.5,
  loved: 0.85,
  swayed: 0.2,
  least: 0.06,
  most: 0.9,
} as const;

/**
 * What speaks for a partner, in log-odds, as a logistic regression over the tuned half of the foods found it, each with its own list hidden: the share
 * of foods like it that name the partner, more for each one of its own cuisine; where the partner comes from; and how well the plates meet.
 */
const odds = {
  base: -0.1,
  share: 1.7,
  alike: 0.28,
  kitchen: 0.45,
  fit: 0.78,
  apart: -0.44,
  named: 4.1,
  served: 3.5,
  from: { home: 1.4, table: 0.9, region: 0.5, far: 0 },
} as const;
/** No share is taken for none: nobody may have spoken yet. */
const SOME_SHARE = 0.01;
/** The worth of odds: even ones, and what each step adds. */
const EVEN = 0.74;
const STEP = 0.12;
/** Below this a partner that no record states is none. */
const TABLE_FROM = -6.2;
/** What is not eaten together by course alone is a partner only where many say so. */
const APART_FROM = -4;
/** Courses that meet less than this do so only when other foods say it. */
const FITS_FROM = 0.28;
/** So many foods of other cuisines are heard where no cuisine that shares the table says a word. */
const HEARD_ABROAD_FROM = 4;

/** What a food is asked about, with the votes of all other foods. */
export function partnerQuestion(
  food: TasteTraits,
  { votesFor, memberVotes = [] }: Pick<PartnerQuestion, 'votesFor'> & Pick<PairingQuestion, 'memberVotes'>,
): PartnerQuestion {
  return {
    origin: food.origin,
    cuisine: foldCase(food.origin),
    plate: plateOf(food),
    mentions: mentionsOf(food),
    ingredients: foldedSet(food.ingredients),
    votesFor,
    members: new Map(memberVotes.map(({ partner, great, fine, clash }) => [partner, { great, fine, clash }])),
  };
}

/**
 * What speaks for eating the two together, strongest first; null where nothing does but perhaps their tastes. The votes of members who had both
 * count: they can make partners of foods that no record names together, and weaken what records say. Where they say 'clash', a shared table is not enough.
 */
export function partnerEvidence(question: PartnerQuestion, candidate: TasteTraits): PairingEvidence | null {
  const recorded = recordedEvidence(question, candidate);
  const votes = question.members.get(candidate.id);
  return votes === undefined ? recorded : withMembers(recorded, votes);
}

function withMembers(recorded: PairingEvidence | null, votes: VerdictCounts): PairingEvidence | null {
  const liking = 2 * approval(votes) - 1;
  const fact: PairingFact = { kind: 'had-both', ...votes };
  if (recorded !== null && isOnRecord(recorded)) {
    const [first, ...facts] = recorded.facts;
    return {
      tier: recorded.tier,
      worth: clamp(recorded.worth + worth.swayed * liking, 0, 1),
      facts: first === undefined ? [fact] : [first, fact, ...facts],
    };
  }
  if (liking <= 0) return null;
  return {
    tier: 'members',
    worth: Math.max(recorded?.worth ?? 0, worth.liked + (worth.loved - worth.liked) * liking),
    facts: [fact, ...(recorded?.facts ?? [])],
  };
}

/** A record of one of the two says that they are eaten together. */
function isOnRecord({ tier }: PairingEvidence): boolean {
  return tier === 'named' || tier === 'served';
}

/** What the records say, whatever members do. */
function recordedEvidence(question: PartnerQuestion, candidate: TasteTraits): PairingEvidence | null {
  const cuisine = foldCase(candidate.origin);
  const plate = plateOf(candidate);
  const { course } = plate;
  const fit = servedTogether(question.plate, plate);
  const theirs = mentionsOf(candidate);
  const [ours, own] = [question.mentions, question.mentions.own];
  // Saffron names the risotto that it is in, and nobody has it beside that.
  const isInIt = course === 'ingredient' && meet(theirs.own, question.ingredients);
  const said = (by: PairingFact & { readonly kind: 'named' | 'served' }, is: boolean) => (is ? [by] : []);
  const stated = [
    ...said({ kind: 'named', by: 'food' }, meet(theirs.own, ours.named)),
    ...said({ kind: 'named', by: 'partner' }, meet(own, theirs.named) && !isInIt),
    ...said({ kind: 'served', by: 'food' }, meet(theirs.own, ours.served)),
    ...said({ kind: 'served', by: 'partner' }, meet(own, theirs.served) && !isInIt),
  ];
  const votes = votesOf(question, theirs.own);
  const facts: PairingFact[] = [...stated];
  if (votes.alike + votes.home > 0)
    facts.push({ kind: 'named-often', cuisine: question.origin, count: votes.alike + votes.home });
  if (votes.abroad > 0 && question.plate.course !== null)
    facts.push({ kind: 'named-abroad', course: question.plate.course, count: votes.abroad });
  const nearness = nearnessOf(question.cuisine, cuisine);
  const isTable = sharesTable({ nearness, fit });
  if (isTable && course !== null)
    facts.push(
      nearness === 'home'
        ? { kind: 'same-table', cuisine: candidate.origin, course }
        : { kind: 'near-table', cuisine: candidate.origin, course },
    );
  const likely = oddsOf({ nearness, fit, votes });
  if (stated.length > 0) return statedEvidence(stated, { likely, facts });
  const isHeard = votes.alike + votes.home > 0 || votes.abroad >= HEARD_ABROAD_FROM;
  if ((!isTable && !isHeard) || likely < leastOdds(fit) || isInIt || isOneTwice(question.plate, plate)) return null;
  return { tier: 'table', worth: worthOf(likely), facts };
}

function statedEvidence(
  stated: readonly (PairingFact & { readonly kind: 'named' | 'served' })[],
  { likely, facts }: { readonly likely: number; readonly facts: readonly PairingFact[] },
): PairingEvidence {
  const named = stated.filter(({ kind }) => kind === 'named');
  const alone = worthOf(likely);
  if (named.some(({ by }) => by === 'food'))
    return {
      tier: 'named',
      worth: worth.named + (named.length > 1 ? worth.namedByBoth : 0) + worth.likely * alone,
      facts,
    };
  if (named.length > 0)
    return { tier: 'named', worth: Math.max(worth.namedByPartner, worthOf(likely + odds.named)), facts };
  return { tier: 'served', worth: Math.max(worth.served, worthOf(likely + odds.served)), facts };
}

/** What cuisine and course alone are worth where no record says more; 0 where the two are no partners for that. */
export function worthWithoutEvidence(table: Table): number {
  const likely = oddsOf({ ...table, votes: noVotes });
  return sharesTable(table) && likely >= leastOdds(table.fit) ? worthOf(likely) : 0;
}

function meet(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of ones) if (others.has(one)) return true;
  return false;
}

/** Two drinks, or rice and bread beside a bowl of noodles. */
function isOneTwice(one: Plate, other: Plate): boolean {
  return (
    (one.drink !== null && other.drink !== null) || (one.isBowl && other.isStarch) || (one.isStarch && other.isBowl)
  );
}

function votesOf({ votesFor }: PartnerQuestion, names: ReadonlySet<string>): Votes {
  let most = noVotes;
  for (const name of names) {
    const { alike, home, abroad, share } = votesFor(name);
    most = {
      alike: Math.max(most.alike, alike),
      home: Math.max(most.home, home),
      abroad: Math.max(most.abroad, abroad),
      share: Math.max(most.share, share),
    };
  }
  return most;
}

/** How near two cuisines are, and how well two plates meet. */
interface Table {
  readonly nearness: Nearness;
  readonly fit: number;
}

function oddsOf({ nearness, fit, votes }: Table & { readonly votes: Votes }): number {
  return (
    odds.base +
    odds.share * Math.log(votes.share + SOME_SHARE) +
    odds.alike * Math.sqrt(votes.alike) +
    odds.kitchen * Math.log(1 + votes.home) +
    odds.from[nearness] +
    odds.fit * fit +
    (fit === 0 ? odds.apart : 0)
  );
}

function leastOdds(fit: number): number {
  return fit === 0 ? APART_FROM : TABLE_FROM;
}

function worthOf(likely: number): number {
  return clamp(EVEN + STEP * likely, worth.least, worth.most);
}

/** Cuisine and course say that the two share a table. */
function sharesTable({ nearness, fit }: Table): boolean {
  return fit >= FITS_FROM && (nearness === 'home' || nearness === 'table');
}
