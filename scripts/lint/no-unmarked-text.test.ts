import { describe } from 'vitest';
import { type PlantedCase, plantedCases } from '#tests/support/planted-project.ts';

const { refuses, allows } = plantedCases();

describe('visible text that is not marked for translation', () => {
  const component = (jsx: string) =>
    `import { t } from '@lingui/core/macro';\nimport { Trans } from '@lingui/react/macro';\nexport const It = ({ on, name }: { on: boolean; name: string }) => ${jsx};\nexport const used = [t, Trans];\n`;
  const unmarked = 'foretaste(no-unmarked-text)';
  const onScreen = (cases: readonly (readonly [what: string, jsx: string])[]) =>
    cases.map(([what, jsx]): PlantedCase => [what, 'src/ui/it.tsx', component(jsx)]);
  refuses(
    unmarked,
    onScreen([
      ['words in an element', '<p>Hello</p>'],
      ['words beside a value', '<p>{name} and more</p>'],
      ['a written value', `<p>{'Hello'}</p>`],
      ['either side of a choice', `<p>{on ? name : 'Nobody'}</p>`],
      ['what a condition shows', `<p>{on && 'Hello'}</p>`],
      ['a template', '<p>{`Hello ${name}`}</p>'],
      ['words glued to a value', `<p>{'Hello ' + name}</p>`],
      ['words of a list that is joined', `<p>{[on ? 'New' : '', name].filter(Boolean).join(' · ')}</p>`],
      ['a label', '<nav aria-label="Main" />'],
      ['a placeholder', '<input placeholder={`Search ${name}`} />'],
      ['words beside a name that stays', '<p>Foretaste Blog</p>'],
      ['a toast', `<button type="button" onClick={() => toast({ title: 'Saved' })} />`],
    ]),
  );

  allows(
    unmarked,
    onScreen([
      ['marked words', '<p aria-label={t`Hello`}>{on ? t`Yes` : t({ message: `No` })}</p>'],
      ['a sentence with elements', `<Trans>Hello <b>{name}</b>, {'and'} goodbye</Trans>`],
      ['names, units and signs', '<p>Foretaste · {name} · 12 kcal →</p>'],
      ['what nobody reads', `<p className="card" id={on ? 'one' : 'two'}>{on && name}</p>`],
      ['a list that is drawn, not said', `<p>{['one', 'two'].map((key) => <i key={key} />)}</p>`],
      ['what is asked for, not shown', `<p>{on === ('yes' as unknown) ? name : null}</p>`],
    ]),
  );

  const held = (constants: string, jsx: string) => `${constants}\n${component(jsx)}`;
  refuses(unmarked, [
    ['words in a constant', 'src/ui/it.tsx', held(`const words = 'Hello';`, '<p>{words}</p>')],
    ['words in a constant below', 'src/ui/it.tsx', `${component('<p>{words}</p>')}const words = 'Hello';\n`],
    ['a label from a constant', 'src/ui/it.tsx', held(`const words = 'Main' as const;`, '<nav aria-label={words} />')],
    ['words of an object', 'src/ui/it.tsx', held(`const words = { one: 'Hello' } as const;`, '<p>{words.one}</p>')],
    [
      'words of a table',
      'src/ui/it.tsx',
      held(`const words: Record<string, string> = { one: 'Hello' };`, '<p>{words[name]}</p>'),
    ],
    [
      'a constant by another',
      'src/ui/it.tsx',
      held(`const hello = 'Hello';\nconst words = hello.length > 3 ? hello : '';`, '<p>{words}</p>'),
    ],
  ]);
  allows(unmarked, [
    ['marked words in a constant', 'src/ui/it.tsx', held('const words = () => t`Hello`;', '<p>{words()}</p>')],
    [
      'what a constant holds for nobody to read',
      'src/ui/it.tsx',
      held(`const kind = 'card';`, '<p className={kind} />'),
    ],
    [
      'another part of a table',
      'src/ui/it.tsx',
      held(`const parts = { kind: 'card', sign: '·' } as const;`, '<p className={parts.kind}>{parts.sign}</p>'),
    ],
    [
      'constants of two scopes that name one another',
      'src/ui/it.tsx',
      held(
        'const one = () => { const it = other; return it; };\nconst other = () => { const it = one; return it; };',
        '<p>{other}</p>',
      ),
    ],
  ]);

  allows(unmarked, [['words of what is no screen', 'tests/e2e/it.tsx', component('<p>Hello</p>')]]);
});
