import type { useChakraContext } from '@chakra-ui/react/styled-system';
import { css as serialize, type SerializedStyles } from '@emotion/react';

export type StylingSystem = ReturnType<typeof useChakraContext>;
export type ElementRecipe = NonNullable<Parameters<StylingSystem['cva']>[0]>;
export type ElementProps = Readonly<Record<string, unknown>>;

type Styles = Parameters<StylingSystem['css']>[0];
type Css = Exclude<Parameters<typeof serialize>[0], TemplateStringsArray>;

/** The CSS of an element, each with a name made from it. What the element itself says (`own`) goes before what its recipe says. */
export interface Look {
  readonly recipe: SerializedStyles;
  readonly own: SerializedStyles;
}

interface DressedElement {
  readonly look: Look;
  /** The props that are no styles; the caller's own. */
  readonly element: Record<string, unknown>;
}

/** Different looks of one component that are kept at once: some styles hold numbers that change all the time. */
const MAX_LOOKS = 1_000;

/**
 * What the elements of one component look like by their props: a recipe's variants, `css`, and Chakra's style props. Equal looks are worked
 * out once.
 *
 * @param attributes names that could be styles and are attributes of this element
 */
export function elementLooks(
  system: StylingSystem,
  { recipe, attributes }: { readonly recipe: ElementRecipe; readonly attributes: readonly string[] },
): (props: ElementProps) => DressedElement {
  const variants = system.cva(recipe);
  const known = new Map<string, Look>();
  const isStyle = stylePropOf(system, { variants: variants.variantKeys, attributes });

  const workOut = ({ css, ...styles }: ElementProps): Look => {
    const chosen = Object.fromEntries(Object.entries(styles).filter(([name]) => variants.variantKeys.includes(name)));
    const others = Object.fromEntries(Object.entries(styles).filter(([name]) => !variants.variantKeys.includes(name)));
    const inline = [css].flat().filter((one) => typeof one === 'object' && one !== null);
    return {
      recipe: serialize(withoutLayer(variants(chosen) ?? {})),
      own: serialize(system.css(...inline, others as Styles) as Css),
    };
  };

  return (props) => {
    const element: Record<string, unknown> = {};
    const styles: Record<string, unknown> = {};
    for (const name in props) (isStyle(name) ? styles : element)[name] = props[name];
    const key = JSON.stringify(styles);
    const look = known.get(key) ?? workOut(styles);
    if (known.size >= MAX_LOOKS) known.clear();
    known.set(key, look);
    return { look, element };
  };
}

/**
 * Chakra wraps recipes in a cascade layer. Each rule that is added to a layer makes Chromium look up all fonts and lay out the whole document again.
 * So specificity decides instead (look-sheets.ts).
 */
function withoutLayer(styles: object): Css {
  const { '@layer recipes': layered = {}, ...others } = styles as Readonly<Record<string, Css>>;
  // A slip in the source, so it shows while one writes: members load no words for it.
  if (import.meta.env.DEV && Object.keys(others).length > 0)
    throw new Error(`A recipe has styles outside its layer: ${Object.keys(others).join(', ')}`);
  return layered;
}

function stylePropOf(
  system: StylingSystem,
  { variants, attributes }: { readonly variants: readonly string[]; readonly attributes: readonly string[] },
): (name: string) => boolean {
  const known = new Map<string, boolean>([
    ...attributes.map((name) => [name, false] as const),
    ...variants.map((name) => [name, true] as const),
  ]);
  return (name) => {
    const answer = known.get(name) ?? system.isValidProperty(name);
    known.set(name, answer);
    return answer;
  };
}
