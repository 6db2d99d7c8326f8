import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import type { CatalogueColumns } from '#ranking/columns/catalogue-rows.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { decodeCatalogueImage, encodeCatalogueImage } from '#ranking/image/catalogue-image.ts';
import { openReplica } from '#replica/open-replica.ts';
import { readStoredImage, writeStoredImage } from '#replica/storage/stored-image.ts';
import { generateFood } from './generate-food.ts';
import { nameFood } from './name-food.ts';

/** What a new ranking worker does before it can answer, over what the device holds. */
export type ImageTask =
  /** Stores so many foods as rows, and the image of them. Answers with the bytes of the columns in memory. */
  | { readonly kind: 'store'; readonly count: number }
  /** From the stored image to the first answer. */
  | { readonly kind: 'from-image' }
  /** Dexie's toArray of the foods alone. */
  | { readonly kind: 'read-rows' }
  /** From Dexie's toArray to the first answer. */
  | { readonly kind: 'from-rows' };

const CHUNK = 5_000;
const QUERY = 'smoked lamb';
const replica = openReplica({ name: 'bench', durability: 'relaxed' });
const table = replica.database.rows('foods');

function rowNumber(n: number) {
  return {
    ...generateFood(n),
    name: nameFood(n),
    id: `food${String(n).padStart(11, '0')}`,
    rating: n % 5,
    review_count: n % 7,
  };
}

function foodOf(row: unknown): Food {
  const decoded = decodeFood(row);
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}

async function store(count: number): Promise<number> {
  await table.clear();
  for (let first = 0; first < count; first += CHUNK)
    await table.bulkPut(Array.from({ length: Math.min(CHUNK, count - first) }, (_, at) => rowNumber(first + at)));
  const { columns } = inOneGo(
    buildCatalogue(Array.from({ length: count }, (_, n) => tasteTraitsOf(foodOf(rowNumber(n))))),
  );
  if (!(await writeStoredImage(replica, { bytes: encodeCatalogueImage(columns), journal: 0 })))
    throw new Error('The image was not written.');
  return bytesOf(columns);
}

/** What the columns take: numbers as they are, and for each word its characters (two bytes at most) and what an engine keeps of a text beside them. */
function bytesOf(part: unknown): number {
  const perText = 24;
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (Array.isArray(part)) return part.reduce((sum: number, word: string) => sum + perText + word.length * 2, 0);
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce((sum: number, inner) => sum + bytesOf(inner), 0);
}

async function fromImage(): Promise<number> {
  const stored = await readStoredImage(replica);
  const columns: CatalogueColumns | null = stored === null ? null : decodeCatalogueImage(stored.bytes);
  if (columns === null) throw new Error('No image was stored.');
  const index = new FoodIndex();
  index.restore(columns);
  return index.hits(QUERY).length;
}

async function fromRows(): Promise<number> {
  const index = new FoodIndex();
  index.onFoods((await table.toArray()).map(foodOf));
  index.settle();
  return index.hits(QUERY).length;
}

function perform(task: ImageTask): Promise<number> {
  switch (task.kind) {
    case 'store':
      return store(task.count);
    case 'from-image':
      return fromImage();
    case 'read-rows':
      return table.toArray().then(({ length }) => length);
    case 'from-rows':
      return fromRows();
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageTask>) => {
  void perform(data).then((answer) => postMessage(answer));
});
