import { describe, expect, it } from 'vitest';
import { mergeWords, missingWords, valuesWithoutName, wordProblems } from './catalogue-words.mjs';

const greeting = {
  message: 'Hello {name}, you have <0>{count, plural, one {# message} other {# messages}}</0>',
  translation: '',
};

describe('a translation', () => {
  it('is asked for by the folder of its message', () => {
    const catalogue = {
      a: { message: 'Sweet', translation: '', origin: [['src/ui/a.tsx'] as [string]] },
      b: { message: 'Sour', translation: 'Sauer', origin: [['src/ui/a.tsx'] as [string]] },
    };
    expect(missingWords(catalogue, 'src/ui')).toEqual({ a: { english: 'Sweet', where: 'src/ui/a.tsx' } });
    expect(missingWords(catalogue, 'src/app')).toEqual({});
  });

  it('is taken over where it says the same values and elements, in whatever order', () => {
    const catalogue = { a: { ...greeting } };
    const german = '<0>{count, plural, one {# Nachricht} other {# Nachrichten}}</0> für {name}';
    expect(mergeWords(catalogue, { a: german })).toEqual([]);
    expect(catalogue.a.translation).toBe(german);
    expect(wordProblems(catalogue)).toEqual([]);
  });

  it.each([
    ['loses a value', 'Hallo, <0>{count, plural, one {# Nachricht} other {# Nachrichten}}</0>'],
    ['loses an element', 'Hallo {name}, {count, plural, one {# Nachricht} other {# Nachrichten}}'],
    ['invents a value', 'Hallo {name} {nickname}, <0>{count, plural, one {# Nachricht} other {# Nachrichten}}</0>'],
    ['is no message', 'Hallo {name, <0>{count}</0>'],
  ])('is refused where it %s', (_what, german) => {
    const catalogue = { a: { ...greeting } };
    expect(mergeWords(catalogue, { a: german })).toHaveLength(1);
    expect(catalogue.a.translation).toBe('');
    expect(wordProblems({ a: { ...greeting, translation: german } })).toHaveLength(1);
  });

  it('is missed', () => {
    expect(wordProblems({ a: greeting })).toHaveLength(1);
    expect(mergeWords({}, { gone: 'weg' })).toHaveLength(1);
  });

  it('is not told with the source of a whole file', () => {
    const told = (value: string) => `#. placeholder {0}: ${value}\n#: src/a.tsx\nmsgid "Taken out of {0}"\n`;
    expect(valuesWithoutName(told(`import { t } from '@lingui/core/macro';${' const a = 1;'.repeat(30)}`))).toEqual([
      '"Taken out of {0}": give what stands at {0} a name before',
    ]);
    expect(valuesWithoutName(told('food.name'))).toEqual([]);
  });
});
