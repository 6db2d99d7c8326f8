import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { avoidedIn } from '#domain/safety/avoided-in.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { type SafetyStatus, speaksAgainst } from '#domain/safety/safety-status.ts';
import { type AllergenStatement, allergenStatements } from '#domain/safety/told-allergens.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { Need } from '#domain/avoidance/need.ts';

/** How a food stands to a need by what is stated of it (R28). */
export function needStatus(food: SafetyFacts, need: Need): SafetyStatus {
  return need.kind === 'diet' ? dietStatus(food, need.diet) : allergenStatus(food, need.allergen);
}

/** Whether a food meets each need, in sentences; what is not stated is never told as safe (R5). */
export function answerSafety(food: TasteTraits, needs: readonly Need[], words: AssistantWords): string {
  return [...withoutDoubles(needs).map((need) => safetySentence(food, need, words)), words.askTheCook].join(' ');
}

/** A flag that was asked for says what its allergen does. */
function withoutDoubles(needs: readonly Need[]): readonly Need[] {
  const flags: Readonly<Record<string, string>> = {
    gluten: 'gluten_free',
    milk: 'dairy_free',
    peanut: 'nut_free',
    'tree nut': 'nut_free',
  };
  return needs.filter(
    (need) =>
      need.kind === 'diet' || !needs.some((other) => other.kind === 'diet' && other.diet === flags[need.allergen]),
  );
}

function safetySentence(food: TasteTraits, need: Need, words: AssistantWords): string {
  const status = needStatus(food, need);
  return need.kind === 'diet'
    ? words.meetsDiet(food.name, words.diet(need.diet), status)
    : words.holdsAllergen(food.name, words.allergen(need.allergen), status);
}

/** What allergens are stated of a food, and whether it meets the profile of whoever asks. */
export function answerAllergens(food: TasteTraits, profile: TasteProfile | null, words: AssistantWords): string {
  return [
    ...allergenStatements(food).map((statement) => statementSentence(food.name, statement, words)),
    ...(profile === null ? [] : profileSentences({ food, profile, words })),
    words.askTheCook,
  ].join(' ');
}

function statementSentence(name: string, statement: AllergenStatement, words: AssistantWords): string {
  switch (statement.kind) {
    case 'not-listed':
      return words.allergensNotStated(name);
    case 'none-listed':
      return words.noAllergens(name);
    case 'in-doubt':
      return words.allergensInDoubt(name);
    case 'contains':
      return words.contains(name, words.list(statement.words.map(words.allergen)));
    default:
      return words.holdsAllergen(name, words.list(statement.words.map(words.allergen)), statement.kind);
  }
}

function profileSentences({
  food,
  profile,
  words,
}: {
  readonly food: TasteTraits;
  readonly profile: TasteProfile;
  readonly words: AssistantWords;
}): readonly string[] {
  const wanted = avoidedIn(food, profile).map(({ kind, word, status }) => ({
    word: kind === 'allergen' ? words.containsIt(words.allergen(word)) : words.isIt(words.diet(word)),
    status,
  }));
  const against = wanted.filter(({ status }) => speaksAgainst(status));
  const unknown = wanted.filter(({ status }) => status === 'not-stated');
  return [
    against.length > 0 ? words.againstProfile : '',
    unknown.length > 0
      ? words.profileNotStated(
          words.list(
            unknown.map(({ word }) => word),
            'or',
          ),
        )
      : '',
    wanted.length > 0 && against.length + unknown.length === 0 ? words.meetsProfile : '',
  ].filter((sentence) => sentence !== '');
}
