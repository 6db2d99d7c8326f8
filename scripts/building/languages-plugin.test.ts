import { describe, expect, it } from 'vitest';
import { compileMacros } from './compile-macros.mjs';
import { compiledCatalogue } from './languages-plugin.mjs';

const catalogue = (german: string) =>
  `msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Hello {name}, <0>well</0>"\nmsgstr "${german}"\n`;

describe('what the build makes of words', () => {
  it('compiles the English of a macro, so that no parser of messages is shipped', async () => {
    const code = `import { t } from '@lingui/core/macro';\nexport const hello = (name: string): string => t\`Hello \${name}\`;\n`;
    const { code: made } = await compileMacros({ code, file: '/src/hello.ts' });
    expect(made).toContain('message: ["Hello ", ["name"]]');
    expect(made).toContain('(name: string): string');
    expect(made).not.toContain('macro');
  });

  it('compiles a catalogue, and leaves out what is not translated', () => {
    expect(Object.values(compiledCatalogue({ po: catalogue('Hallo {name}, <0>gut</0>'), isPseudo: false }))).toEqual([
      ['Hallo ', ['name'], ', <0>gut</0>'],
    ]);
    expect(compiledCatalogue({ po: catalogue(''), isPseudo: false })).toEqual({});
  });

  it('makes the pseudo-language longer and strange, with its values and elements as they are', () => {
    const [message] = Object.values(compiledCatalogue({ po: catalogue(''), isPseudo: true }));
    expect(message).toEqual(['⟦', 'Ĥéļļöö ', ['name'], ', <0>ŵéļļ</0>', '⟧']);
  });
});
