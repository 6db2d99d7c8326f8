import { readdirSync, readFileSync } from 'node:fs';
import { nameFood } from './name-food.ts';
import { proseLike } from './prose.ts';
import { seeded } from './seeded.ts';

type Leaf = string | number | boolean | null;
type Tree = Leaf | readonly Tree[] | { readonly [name: string]: Tree };

const folder = new URL('../../../pb_hooks/data/catalogue/', import.meta.url);
/** Not of a food's own columns, or not for a contributor to write. */
const left = new Set(['slug', 'picture', 'name', 'native_name']);
/** Fewer words are taken as they are: 'tree nut', 'Piping hot'. */
const PROSE = 4;

/** Makes leaves like those that stand at one place in the starter catalogue. */
type MakeLeaf = (random: () => number) => Leaf;

const starter = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, Tree>[],
);
const makers = new Map<string, MakeLeaf>();

function leavesAt(path: string, tree: Tree, found: Map<string, Leaf[]>): void {
  if (Array.isArray(tree)) for (const item of tree as readonly Tree[]) leavesAt(`${path}[]`, item, found);
  else if (typeof tree === 'object' && tree !== null)
    for (const [name, part] of Object.entries(tree)) leavesAt(`${path}.${name}`, part, found);
  else found.set(path, [...(found.get(path) ?? []), tree]);
}

function makerOf(leaves: readonly Leaf[]): MakeLeaf {
  const texts = leaves.filter((leaf) => typeof leaf === 'string');
  const isProse =
    texts.length === leaves.length &&
    texts.reduce((sum, text) => sum + text.split(' ').length, 0) >= texts.length * PROSE;
  return isProse ? proseLike(texts) : (random) => leaves[Math.floor(random() * leaves.length)] ?? null;
}

const leaves = new Map<string, Leaf[]>();
for (const food of starter) leavesAt('', food, leaves);
for (const [path, all] of leaves) makers.set(path, makerOf(all));

function alike(path: string, tree: Tree, random: () => number): Tree {
  if (Array.isArray(tree))
    return [...new Set((tree as readonly Tree[]).map((item) => alike(`${path}[]`, item, random)))];
  if (typeof tree === 'object' && tree !== null)
    return Object.fromEntries(
      Object.entries(tree).map(([name, part]) => [name, alike(`${path}.${name}`, part, random)]),
    );
  return makers.get(path)?.(random) ?? null;
}

/**
 * The n-th generated food with every field filled as in the starter catalogue (about 3 KB, of text that compresses as people's does), as a
 * create takes it; the same in every run.
 */
export function generateFullFood(n: number): Record<string, unknown> {
  const random = seeded(n + 1);
  const model = starter[Math.floor(random() * starter.length)] ?? {};
  const columns = Object.entries(model)
    .filter(([name]) => !left.has(name))
    .map(([name, part]) => [name, alike(`.${name}`, part, random)]);
  return { ...Object.fromEntries(columns), name: `${nameFood(n)} ${n}` };
}
