import { inOneGo } from '#prelude/timing/in-one-go.ts';
import type { CatalogueColumns } from '#ranking/columns/catalogue-rows.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';

/** Raise it with every change of the columns or of what they mean: an older image is built anew. */
const IMAGE_VERSION = 10;
const MAGIC = 0x46544d31;
/** Magic, version, length of the table of contents, length of the whole. */
const HEAD = 4 * Uint32Array.BYTES_PER_ELEMENT;
const ALIGNMENT = 8;

const numberKinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const;
type NumberKind = keyof typeof numberKinds;
type NumberColumn = InstanceType<(typeof numberKinds)[NumberKind]>;

/** Where a column lies behind the table of contents, in bytes, and how many numbers or bytes it has. */
interface Placed {
  readonly kind: NumberKind | 'words' | 'number';
  readonly at: number;
  readonly length: number;
}

type Contents = readonly (readonly [path: string, placed: Placed])[];

/**
 * The columns as one file, to be read without being parsed: a head, a table of contents, then the columns as they lie in memory
 * (architecture, 'Taste columns': the image). Numbers are in the byte order of the device, which is that of every browser's machine.
 */
export function encodeCatalogueImage(columns: CatalogueColumns): Uint8Array<ArrayBuffer> {
  const contents: [string, Placed][] = [];
  const parts: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  let used = 0;
  for (const [path, value] of leavesOf(columns)) {
    const bytes = bytesOf(value);
    contents.push([
      path,
      {
        kind: kindOf(value),
        at: used,
        length: typeof value === 'number' ? value : ArrayBuffer.isView(value) ? value.length : bytes.length,
      },
    ]);
    parts.push({ at: used, bytes });
    used = aligned(used + bytes.length);
  }
  const table = new TextEncoder().encode(JSON.stringify(contents));
  const first = aligned(HEAD + table.length);
  const image = new Uint8Array(first + used);
  new Uint32Array(image.buffer, 0, 4).set([MAGIC, IMAGE_VERSION, table.length, image.length]);
  image.set(table, HEAD);
  for (const { at, bytes } of parts) image.set(bytes, first + at);
  return image;
}

/** The columns of an image, as views of it; null when it is of another version, cut off, garbled, or no image. */
export function decodeCatalogueImage(image: ArrayBuffer): CatalogueColumns | null {
  if (image.byteLength < HEAD) return null;
  const [magic, version, tableLength = 0, length] = new Uint32Array(image, 0, 4);
  if (magic !== MAGIC || version !== IMAGE_VERSION || length !== image.byteLength) return null;
  try {
    const contents: Contents = JSON.parse(new TextDecoder().decode(new Uint8Array(image, HEAD, tableLength)));
    const first = aligned(HEAD + tableLength);
    const columns = {};
    for (const [path, placed] of contents) place(columns, path.split('.'), readColumn(image, first, placed));
    return isShapedLike(columns, emptyColumns) ? (columns as CatalogueColumns) : null;
  } catch {
    return null;
  }
}

const emptyColumns = inOneGo(buildCatalogue([])).columns;

function* leavesOf(
  value: object,
  path = '',
): Generator<[path: string, value: NumberColumn | readonly string[] | number]> {
  for (const [key, part] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (isLeaf(part)) yield [here, part];
    else yield* leavesOf(part, here);
  }
}

function isLeaf(part: unknown): part is NumberColumn | readonly string[] | number {
  return typeof part === 'number' || Array.isArray(part) || ArrayBuffer.isView(part);
}

function kindOf(value: NumberColumn | readonly string[] | number): Placed['kind'] {
  if (typeof value === 'number') return 'number';
  return ArrayBuffer.isView(value) ? (value.constructor.name as NumberKind) : 'words';
}

function bytesOf(value: NumberColumn | readonly string[] | number): Uint8Array {
  if (typeof value === 'number') return new Uint8Array(0);
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new TextEncoder().encode(JSON.stringify(value));
}

function readColumn(
  image: ArrayBuffer,
  first: number,
  { kind, at, length }: Placed,
): NumberColumn | readonly string[] | number {
  if (kind === 'number') return length;
  if (kind === 'words') return JSON.parse(new TextDecoder().decode(new Uint8Array(image, first + at, length)));
  return new numberKinds[kind](image, first + at, length);
}

function place(into: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(into, key, value);
    return;
  }
  if (!Object.hasOwn(into, key)) Reflect.set(into, key, {});
  place(Reflect.get(into, key), rest, value);
}

/** The same parts, each of the kind it should be; codes may be two bytes wide or four. */
function isShapedLike(value: unknown, model: unknown): boolean {
  if (isLeaf(model)) return isLeaf(value) && shapeOf(value) === shapeOf(model);
  if (typeof model !== 'object' || model === null || typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([key, part]) => isShapedLike(Reflect.get(value, key), part));
}

function shapeOf(value: NumberColumn | readonly string[] | number): string {
  const kind = kindOf(value);
  return kind === 'Uint16Array' || kind === 'Uint32Array' ? 'codes' : kind;
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
