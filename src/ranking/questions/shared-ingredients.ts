import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { WordWorths } from '#domain/search/similar-foods.ts';
import { ingredientWords, MAIN_INGREDIENTS, weighedIngredientWords } from '#domain/search/similar-words.ts';
import type { FoodColumns } from '#ranking/columns/food-columns.ts';
import { foldedWords } from '#ranking/columns/folded-words.ts';

/** Which words of a food's main ingredients the main ingredients of every row have: a bit for each of its words. */
export class SharedIngredients {
  readonly #columns: Pick<FoodColumns, 'rows' | 'ingredients'>;
  readonly #words: readonly string[];
  /** By code of an ingredient. */
  readonly #bits: Uint32Array;

  constructor(columns: Pick<FoodColumns, 'rows' | 'ingredients' | 'words'>, food: TasteTraits) {
    this.#columns = columns;
    this.#words = weighedIngredientWords(food);
    const ingredients = foldedWords(columns.words);
    this.#bits = new Uint32Array(ingredients.length);
    for (let code = 0; code < ingredients.length; code += 1) this.#bits[code] = this.#bitsOf(ingredients[code] ?? '');
  }

  /** How many rows have each of the words. @param isOut rows that do not count; null: all count */
  counts(isOut: ((row: number) => boolean) | null): ReadonlyMap<string, number> {
    const counts = new Uint32Array(this.#words.length);
    this.#eachSharing((row, shared) => {
      if (isOut?.(row) === true) return;
      for (let bit = 0; bit < counts.length; bit += 1)
        if ((shared & (1 << bit)) !== 0) counts[bit] = (counts[bit] ?? 0) + 1;
    });
    return new Map(this.#words.map((word, bit) => [word, counts[bit] ?? 0]));
  }

  /** Adds to the score of every row what the words that it shares are worth, and those of what both have most of. */
  addTo(scores: Int32Array, { ingredient, main }: WordWorths): void {
    const worths = this.#words.map((word) => ingredient.get(word) ?? 0);
    const ofMain = this.#words.map((word) => main.get(word) ?? 0);
    this.#eachSharing((row, shared, first) => {
      let sum = scores[row] ?? 0;
      for (let bit = 0; bit < worths.length; bit += 1) {
        if ((shared & (1 << bit)) !== 0) sum += worths[bit] ?? 0;
        if ((first & (1 << bit)) !== 0) sum += ofMain[bit] ?? 0;
      }
      scores[row] = sum;
    });
  }

  #bitsOf(ingredient: string): number {
    let bits = 0;
    for (let bit = 0; bit < this.#words.length; bit += 1) {
      const word = this.#words[bit] ?? '';
      if (ingredient.includes(word) && ingredientWords(ingredient).includes(word)) bits |= 1 << bit;
    }
    return bits;
  }

  #eachSharing(visit: (row: number, shared: number, first: number) => void): void {
    const { rows, ingredients } = this.#columns;
    const { starts, codes } = ingredients;
    for (let row = 0; row < rows; row += 1) {
      const from = starts[row] ?? 0;
      const end = Math.min(starts[row + 1] ?? 0, from + MAIN_INGREDIENTS);
      let shared = 0;
      for (let at = from; at < end; at += 1) shared |= this.#bits[codes[at] ?? 0] ?? 0;
      if (shared !== 0) visit(row, shared, this.#bits[codes[from] ?? 0] ?? 0);
    }
  }
}
