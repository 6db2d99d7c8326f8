import { clamp } from '#prelude/clamp.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import { approval, type VerdictCounts } from '#domain/pairing/pair-sum.ts';
import type { PairingEvidence, PairingFact, PairingQuestion } from '#domain/pairing/pairing.ts';
import { type Mentions, mentionsOf } from './partner-mentions.ts';
import { type Plate, plateOf } from '#domain/pairing/plate.ts';
import { servedTogether } from '#domain/pairing/served-together.ts';

/** How many other foods name a food as eaten with them, counted by how near they are to the food that is asked about. */
export interface Votes {
  /** Of its cuisine and its course, and no dish of the morning where it is none. */
  readonly alike: number;
  /** Of its cuisine, of another course. */
  readonly home: number;
  /** Of its course, of another cuisine. */
  readonly abroad: number;
}

const noVotes: Votes = { alike: 0, home: 0, abroad: 0 };

/** What is known of a food before any candidate is looked at. */
export interface PartnerQuestion {
  /** As the food spells it, and folded. */
  readonly origin: string;
  readonly cuisine: string;
  readonly plate: Plate;
  readonly mentions: Mentions;
  /** Of whatever is called so; names are folded. The food itself has no vote. */
  readonly votesFor: (name: string) => Votes;
  /** What members said of the food with others, by the other's id. */
  readonly members: ReadonlyMap<FoodId, VerdictCounts>;
}

/** Worths of evidence, 0-1 in all. Tuned on one half of the foods, told on the other: docs/truth.md. */
const worth = {
  named: 0.78,
  namedByBoth: 0.1,
  served: 0.7,
  voted: 0.12,
  liked: 0.5,
  loved: 0.85,
  swayed: 0.2,
  table: 0.05,
  fit: 0.3,
  alike: 0.35,
  home: 0.3,
  abroad: 0.22,
  tableAtMost: 0.9,
} as const;
/** So many votes count for half of what votes can. */
const half = { alike: 1.5, home: 3, abroad: 3 } as const;
/** From here a cuisine is near enough to share a table (spec 2 §9, Elevate: 6-9). */
const SHARES_A_TABLE = 8;
const RELATED_TABLE = 0.5;
/** Courses that meet less than this do so only when a record says it. */
const FITS_FROM = 0.28;
/** Plates that meet less than this do so only when a food of the same cuisine and course is had so: two main dishes, beer beside a sweet. */
const FITS_ALONE_FROM = 0.35;
/** Of the worth of a table where plates meet less than that. */
const SELDOM = 0.5;
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
    votesFor,
    members: new Map(memberVotes.map(({ partner, great, fine, clash }) => [partner, { great, fine, clash }])),
  };
}

/** Counts the votes of foods one by one. */
export class VoteCount {
  readonly #votes = new Map<string, { alike: number; home: number; abroad: number }>();
  readonly #cuisine: string;
  readonly #plate: Plate;

  constructor(food: Pick<TasteTraits, 'origin' | 'name' | 'course' | 'ingredients'>) {
    this.#cuisine = foldCase(food.origin);
    this.#plate = plateOf(food);
  }

  /** Whether a food of this cuisine (folded) and plate is near enough to have a vote, and which. */
  kindOf(cuisine: string, { course, isMorning }: Plate): keyof Votes | null {
    const isHome = cuisine !== '' && cuisine === this.#cuisine;
    const isAlike = course !== null && course === this.#plate.course && isMorning === this.#plate.isMorning;
    if (isHome) return isAlike ? 'alike' : 'home';
    return isAlike ? 'abroad' : null;
  }

  add(name: string, kind: keyof Votes, count = 1): void {
    const votes = this.#votes.get(name) ?? { alike: 0, home: 0, abroad: 0 };
    votes[kind] += count;
    this.#votes.set(name, votes);
  }

  addFood(food: TasteTraits): void {
    const kind = this.kindOf(foldCase(food.origin), plateOf(food));
    if (kind === null) return;
    const { named, served } = mentionsOf(food);
    for (const name of new Set([...named, ...served])) this.add(name, kind);
  }

  names(): Iterable<string> {
    return this.#votes.keys();
  }

  readonly votesFor = (name: string): Votes => this.#votes.get(name) ?? noVotes;
}

/**
 * What speaks for eating the two together, strongest first; null where nothing does but perhaps their tastes. What members say who had both counts: it
 * can make partners of foods that no record names together, and weaken what records say. Where they say 'clash', a shared table is not enough.
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
  const said = (by: PairingFact & { readonly kind: 'named' | 'served' }, is: boolean) => (is ? [by] : []);
  const stated = [
    ...said({ kind: 'named', by: 'food' }, meet(theirs.own, ours.named)),
    ...said({ kind: 'named', by: 'partner' }, meet(own, theirs.named)),
    ...said({ kind: 'served', by: 'food' }, meet(theirs.own, ours.served)),
    ...said({ kind: 'served', by: 'partner' }, meet(own, theirs.served)),
  ];
  const votes = votesOf(question, theirs.own);
  const voted = votesWorth(votes);
  const facts: PairingFact[] = [...stated];
  if (votes.alike + votes.home > 0)
    facts.push({ kind: 'named-often', cuisine: question.origin, count: votes.alike + votes.home });
  if (votes.abroad > 0 && question.plate.course !== null)
    facts.push({ kind: 'named-abroad', course: question.plate.course, count: votes.abroad });
  const table = tableWorth(question, { cuisine, fit });
  if (table > 0 && course !== null)
    facts.push(
      cuisine === question.cuisine
        ? { kind: 'same-table', cuisine: candidate.origin, course }
        : { kind: 'near-table', cuisine: candidate.origin, course },
    );
  const named = stated.filter(({ kind }) => kind === 'named').length;
  if (named > 0)
    return {
      tier: 'named',
      worth: worth.named + (named > 1 ? worth.namedByBoth : 0) + worth.voted * (voted / MOST_VOTED),
      facts,
    };
  if (stated.length > 0) return { tier: 'served', worth: worth.served + worth.voted * (voted / MOST_VOTED), facts };
  const isHeard = table > 0 || votes.alike + votes.home > 0 || votes.abroad >= HEARD_ABROAD_FROM;
  if (!isHeard || fit < (votes.alike > 0 ? FITS_FROM : FITS_ALONE_FROM)) return null;
  return {
    tier: 'table',
    worth: Math.min(worth.tableAtMost, (fit < FITS_ALONE_FROM ? SELDOM * table : table) + voted),
    facts,
  };
}

/** What cuisine and course alone are worth where no record says more; 0 where the two are no partners for that. */
export function worthWithoutEvidence(question: Pick<PartnerQuestion, 'cuisine'>, place: TablePlace): number {
  return place.fit < FITS_ALONE_FROM ? 0 : tableWorth(question, place);
}

const MOST_VOTED = worth.alike + worth.home + worth.abroad;

function meet(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of ones) if (others.has(one)) return true;
  return false;
}

function votesOf({ votesFor }: PartnerQuestion, names: ReadonlySet<string>): Votes {
  let most = noVotes;
  for (const name of names) {
    const { alike, home, abroad } = votesFor(name);
    most = {
      alike: Math.max(most.alike, alike),
      home: Math.max(most.home, home),
      abroad: Math.max(most.abroad, abroad),
    };
  }
  return most;
}

function votesWorth({ alike, home, abroad }: Votes): number {
  const share = (count: number, most: number) => count / (count + most);
  return (
    worth.alike * share(alike, half.alike) +
    worth.home * share(home, half.home) +
    worth.abroad * share(abroad, half.abroad)
  );
}

interface TablePlace {
  /** Of the partner, folded. */
  readonly cuisine: string;
  readonly fit: number;
}

/** What cuisine and course add; 0 where the two share no table. */
function tableWorth(question: Pick<PartnerQuestion, 'cuisine'>, { cuisine, fit }: TablePlace): number {
  if (fit < FITS_FROM || cuisine === '' || question.cuisine === '') return 0;
  if (cuisine === question.cuisine) return worth.table + worth.fit * fit;
  const score = relatedCuisines(question.cuisine).get(cuisine)?.score ?? 0;
  return score >= SHARES_A_TABLE ? RELATED_TABLE * (worth.table + worth.fit * fit) : 0;
}
