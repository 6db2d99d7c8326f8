import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const hooks = resolve(import.meta.dirname, '../../../pb_hooks');
const [handlers, effects] = ['records.pb.js', 'lib/records/record-effects.js'].map((file) =>
  readFileSync(join(hooks, file), 'utf8'),
) as [string, string];

/** What another file of the server exports, by its path below `pb_hooks/lib`. */
const required = (file: string) =>
  createRequire(import.meta.url)(join(hooks, 'lib', file)) as Readonly<Record<string, readonly string[]>>;
const imported: Readonly<Record<string, readonly string[] | undefined>> = {
  addressedCollections: required('visibility/block-visibility.js')['addressedCollections'],
  namedCollections: required('members/names.js')['namedCollections'],
};

const quoted = (text: string) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, name = '']) => name);
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** The collections for which the server calls its code at an event. */
function handled(event: 'onRecordCreate' | 'onRecordDelete'): string[] {
  const [, list = ''] = new RegExp(`${event}\\(\\s*\\(e\\) => [^\\n]+,\\n([^)]*)\\)`).exec(handlers) ?? [];
  return sorted(quoted(list));
}

/** The collections that the code of an event asks for: by name, or by a list. */
function askedFor(decision: 'created' | 'deleted'): string[] {
  const [, body = ''] = new RegExp(`function ${decision}\\(e\\) \\{\\n([^]*?)\\n\\}`).exec(effects) ?? [];
  const named = [...body.matchAll(/name === '([a-z_]+)'/g)].map(([, name = '']) => name);
  const listed = [...body.matchAll(/(\w+)\.includes\(name\)/g)].flatMap(([, list = '']) => {
    const [, own] = new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(effects) ?? [];
    const names = own === undefined ? imported[list] : quoted(own);
    if (names === undefined) throw new Error(`this test does not know the collections of ${list}`);
    return names;
  });
  return sorted([...named, ...listed]);
}

// PocketBase takes the names where a handler is registered; a collection that is missing there is passed over in silence.
describe('the handlers of records are registered for each collection that their code asks for, and no other', () => {
  it.each([
    ['onRecordCreate', 'created'],
    ['onRecordDelete', 'deleted'],
  ] as const)('%s', (event, decision) => {
    expect(askedFor(decision).length).toBeGreaterThan(4);
    expect(handled(event)).toEqual(askedFor(decision));
  });
});
