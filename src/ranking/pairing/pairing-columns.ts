import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import type { FoodId } from '#domain/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { cuisineGate, passesFilters } from '#domain/pairing/passes-filters.ts';
import { scorePairing } from '#domain/pairing/score-pairing.ts';
import { pairingLimit } from '#domain/pairing/taster-scales.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { bestRows } from '#ranking/best-rows.ts';
import { CodeLists, grown } from './code-lists.ts';
import { pairingWeights, type PairingWeights, tasteWordsOf } from './pairing-weights.ts';
import { WordCodes } from './word-codes.ts';

const TASTES = intensityNames.length;
/** The bit of the temperature, above those of the intensities. */
const TEMPERATURE = 1 << TASTES;
const SPICY = intensityNames.indexOf('spicy');
const FIRST_ROWS = 1024;

/**
 * The catalogue as pairing reads it (architecture, 'Taste columns'): words as codes, levels as tenths, in typed arrays. A question becomes
 * a table of weights, its answer one pass over the columns; only the best are looked at as foods, and explained by the domain's rule.
 * Answers as `pairFoods` does, result by result.
 */
export class PairingColumns {
  readonly #rowOf = new Map<FoodId, number>();
  readonly #traits: (TasteTraits | null)[] = [];
  readonly #free: number[] = [];
  readonly #words = new WordCodes();
  readonly #tasteWords = new WordCodes();
  /** Flavours, textures and aromas, as one list of words that say which they are: one loop is quicker than three. */
  readonly #tastes = new CodeLists();
  readonly #methods = new CodeLists();
  /** Tenths, six a row in the order of `intensityNames`. */
  #levels = new Uint8Array(FIRST_ROWS * TASTES);
  /** A bit for each intensity that is stated, and one more for the temperature. */
  #stated = new Uint8Array(FIRST_ROWS);
  #temperatures = new Uint16Array(FIRST_ROWS);
  #origins = new Uint16Array(FIRST_ROWS);

  upsert(traits: TasteTraits): void {
    const row = this.#rowOf.get(traits.id) ?? this.#free.pop() ?? this.#traits.length;
    this.#makeRoom(row);
    this.#rowOf.set(traits.id, row);
    this.#traits[row] = traits;
    this.#tastes.set(row, this.#tasteWords.codesOf(tasteWordsOf(traits)));
    this.#methods.set(row, this.#words.codesOf(traits.cookingMethods));
    this.#temperatures[row] = this.#words.codeOf(traits.temperatureServed);
    this.#origins[row] = this.#words.codeOf(traits.origin);
    let stated = traits.defaulted.includes('temperatureServed') ? 0 : TEMPERATURE;
    for (const [taste, name] of intensityNames.entries()) {
      this.#levels[row * TASTES + taste] = Math.round(traits.intensities[name] * 10);
      if (!traits.defaulted.includes(name)) stated |= 1 << taste;
    }
    this.#stated[row] = stated;
  }

  remove(id: FoodId): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#rowOf.delete(id);
    this.#traits[row] = null;
    this.#free.push(row);
  }

  /** The best pairings, 8 or 12 (spec 2 §9, pairing results); [] for a food that is not here. */
  pairings(question: PairingQuestion): readonly PairingSuggestion[] {
    const { style, profile, filters } = question;
    const chosen = this.#rowOf.get(question.foodId);
    const food = chosen === undefined ? null : this.#traits[chosen] ?? null;
    if (food === null) return [];
    const gate = cuisineGate(question, food.origin);
    const scoreOf = this.#scorer(chosen ?? 0, pairingWeights({ food, style, profile, filters, words: this.#words, tasteWords: this.#tasteWords }));
    const limit = pairingLimit(profile);
    const contenders = bestRows({
      rows: this.#traits.length,
      limit,
      scoreOf,
      passes: (row) => {
        const candidate = this.#traits[row] ?? null;
        return candidate !== null && row !== chosen && passesFilters(candidate, { filters, profile, gate });
      },
    });
    const best = topOf(contenders.flatMap(({ row, score }) => ({ candidate: this.#traits[row] ?? food, score })), {
      limit,
      compare: (one, other) => other.score - one.score || compareStanding(one.candidate, other.candidate),
    });
    return best.map(({ candidate }) => {
      const { score, confidence, explanation } = scorePairing({ food, candidate, style, profile, filters });
      return { id: candidate.id, score, confidence, explanation };
    });
  }

  /** Gives the score of a row in tenths; null where it is not above 0. */
  #scorer(chosen: number, weights: PairingWeights): (row: number) => number | null {
    const [levels, stated, temperatures, origins] = [this.#levels, this.#stated, this.#temperatures, this.#origins];
    const [tastes, methods] = [this.#tastes, this.#methods];
    const own = levels.slice(chosen * TASTES, chosen * TASTES + TASTES);
    const ownTemperature = temperatures[chosen] ?? 0;
    const statedHere = weights.levels === null ? 0 : stated[chosen] ?? 0;
    const byDifference = weights.levels ?? new Int16Array(0);
    const levelPoints = (row: number, both: number) => {
      let points = 0;
      for (let taste = 0, at = row * TASTES; taste < TASTES; taste += 1, at += 1) {
        if ((both & (1 << taste)) !== 0) points += byDifference[Math.abs((own[taste] ?? 0) - (levels[at] ?? 0))] ?? 0;
      }
      if ((both & TEMPERATURE) !== 0) points += temperatures[row] === ownTemperature ? weights.sameTemperature : weights.otherTemperature;
      return points;
    };
    const isSpicy = (row: number) => ((stated[row] ?? 0) & (1 << SPICY)) !== 0 && (levels[row * TASTES + SPICY] ?? 0) >= weights.spicyFrom;
    return (row) => {
      let score = weights.always + (weights.origins[origins[row] ?? 0] ?? 0);
      if (weights.tastes.length > 0) score += tastes.sum(row, weights.tastes);
      const both = statedHere & (stated[row] ?? 0);
      if (both !== 0) score += levelPoints(row, both);
      if (weights.spicy !== 0 && isSpicy(row)) score += weights.spicy;
      if (weights.sharedMethod !== 0 && methods.sum(row, weights.methods) > 0) score += weights.sharedMethod;
      return score > 0 ? score : null;
    };
  }

  #makeRoom(row: number): void {
    if (row < this.#stated.length) return;
    this.#stated = grown(this.#stated, row + 1);
    this.#temperatures = grown(this.#temperatures, row + 1);
    this.#origins = grown(this.#origins, row + 1);
    this.#levels = grown(this.#levels, this.#stated.length * TASTES);
  }
}
