import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { withoutUnusedNames, withoutUnusedStyles, writesSlotRecipes } from './used-styles-plugin.mjs';

const preset = `
const defineConditions = (value) => value;
const defineConfig = (value) => value;
const conditions = defineConditions({ hover: ["@media (hover: hover)", "&:hover"], print: "@media print" });
export const base = defineConfig({
  conditions,
  utilities: {
    // background
    background: { values: 'colors', shorthand: ["bg"] },
    ringColor: { values: 'colors', transform(value) { return { "--ring": value }; } },
    srOnly: { values: { type: "boolean" } },
    overflowX: { shorthand: "scrollX" }
  }
});`;

async function left(...names: string[]): Promise<string[]> {
  const code = withoutUnusedStyles({ code: preset, program: parseAst(preset), names: new Set(names) });
  const { base } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    base: { conditions: object; utilities: object };
  };
  return [...Object.keys(base.conditions), ...Object.keys(base.utilities)];
}

test('a utility stays for its name or any of its shorthands, a condition for its name with the underscore', async () => {
  expect(await left('bg', 'print', '_hover')).toEqual(['hover', 'background']);
  expect(await left('ringColor', 'scrollX', '_print')).toEqual(['print', 'ringColor', 'overflowX']);
  expect(await left('hover', 'colors')).toEqual([]);
});

test('a preset of another make is refused rather than shipped whole or empty', () => {
  const other = 'export const base = { utilities: { background: {} } };';
  expect(() => withoutUnusedStyles({ code: other, program: parseAst(other), names: new Set() })).toThrow('expected');
  expect(() => withoutUnusedNames('const names = [];', new Set())).toThrow('expected');
});

test('the CSS properties that the source writes stay, in their order', () => {
  expect(withoutUnusedNames('var cssPropertiesStr = "all,border,color,zoom";', new Set(['zoom', 'border', 'x']))).toBe(
    'var cssPropertiesStr = "border,zoom";',
  );
});

test('slot recipes stay for whoever writes one', () => {
  expect(writesSlotRecipes(new Set(['useSlotRecipe', 'chakra']))).toBe(true);
  expect(writesSlotRecipes(new Set(['sva']))).toBe(true);
  expect(writesSlotRecipes(new Set(['useRecipe', 'cva', 'chakra']))).toBe(false);
});
