import { describe, expect, it } from 'vitest';
import { elementLooks } from './element-looks.ts';
import { appSystem } from '#ui/theme/system.ts';

const recipe = {
  base: { color: 'ink.default', _hover: { color: 'ink.muted' } },
  variants: { size: { sm: { p: '1' }, lg: { p: { base: '3', md: '5' } } } },
  defaultVariants: { size: 'sm' },
} as const;

const looks = elementLooks(appSystem(), { recipe, attributes: ['d'] });
const cssOf = (props: Readonly<Record<string, unknown>>) => {
  const { recipe: byRecipe, own } = looks(props).look;
  return { recipe: byRecipe.styles, own: own.styles };
};

describe('elementLooks', () => {
  it('tells styles from what the element is given', () => {
    const onClick = () => undefined;
    const { element } = looks({
      p: '2',
      css: { '& > a': { color: 'ink.muted' } },
      size: 'lg',
      _hover: { bg: 'paper.card' },
      id: 'soup',
      'aria-label': 'Soup',
      onClick,
      d: 'M0 0',
      children: 'Soup',
    });
    expect(element).toEqual({ id: 'soup', 'aria-label': 'Soup', onClick, d: 'M0 0', children: 'Soup' });
  });

  it('works equal looks out once, whatever else the elements are given', () => {
    expect(looks({ p: '2', id: 'one' }).look).toBe(looks({ p: '2', id: 'other' }).look);
    expect(looks({ p: '2' }).look).not.toBe(looks({ p: '3' }).look);
    expect(looks({ size: 'lg' }).look).not.toBe(looks({}).look);
  });

  it('keeps apart what the recipe says, by its variants, and what the element says itself', () => {
    expect(cssOf({ size: 'lg', bg: 'paper.card' }).recipe).toContain('padding:var(--ft-spacing-3)');
    expect(cssOf({}).recipe).toContain('padding:var(--ft-spacing-1)');
    expect(cssOf({ bg: 'paper.card', css: { '& > a': { m: '1' } } }).own).toMatch(
      /^(?=.*background:var\(--ft-colors-paper-card\);)(?=.*& > a\{margin:var\(--ft-spacing-1\);\})(?!.*padding)/,
    );
    expect(cssOf({}).own).toBe('');
  });

  it('puts nothing into a cascade layer, which would lay the whole document out anew', () => {
    const { recipe: byRecipe, own } = cssOf({ size: 'lg', p: { base: '1', md: '2' } });
    expect(byRecipe + own).not.toContain('@layer');
    expect(byRecipe).toContain('@media');
  });

  it('lets what stands in the props go before `css`', () => {
    expect(cssOf({ css: { p: '1' }, p: '2' }).own).toBe('padding:var(--ft-spacing-2);');
  });
});
