import { type chakra as libraryFactory, useChakraContext } from '@chakra-ui/react/styled-system';
import {
  Children,
  createElement,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useInsertionEffect,
} from 'react';
import { type ElementProps, type ElementRecipe, elementLooks, type Look, type StylingSystem } from './element-looks.ts';
import { classesOf, insertLook, isInserted, joinLooks, registerLook } from './look-sheets.ts';
import { withChildProps } from './with-child-props.ts';

interface StyledProps extends ElementProps {
  readonly as?: ElementType;
  readonly asChild?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What could be a style and is an attribute of these elements. */
const attributesOf: Readonly<Record<string, readonly string[]>> = { path: ['d'], text: ['x', 'y'], g: ['transform'] };

function styled(
  tag: string,
  recipe: ElementRecipe = {},
  { defaultProps }: { readonly defaultProps?: ElementProps } = {},
) {
  const looksIn = oncePerSystem((system) => elementLooks(system, { recipe, attributes: attributesOf[tag] ?? [] }));

  function Styled(given: StyledProps): ReactNode {
    const looks = looksIn(useChakraContext());
    const {
      as = tag,
      asChild = false,
      ...props
    } = defaultProps === undefined ? given : withDefaults(defaultProps, given);
    const { look: own, element } = looks(props);
    const { look, others } =
      props.className === undefined ? { look: own, others: [] } : joinLooks(own, props.className);
    const className = [...others, classesOf(look)].join(' ').trim();
    if (className !== '') element['className'] = className;
    const insertion = isInserted(look) ? null : <Insertion look={look} />;
    if (!asChild)
      return (
        <>
          {insertion}
          {createElement(as, element)}
        </>
      );
    const child = onlyElement(props.children);
    if (typeof child.type !== 'string') registerLook(look);
    return (
      <>
        {insertion}
        {createElement(child.type, withChildProps({ ...element, children: undefined }, child.props))}
      </>
    );
  }
  Styled.displayName = `chakra.${tag}`;
  return Styled;
}

const elements = new Map<string, ReturnType<typeof styled>>();

/**
 * Chakra's factory for the elements of HTML and SVG: `<chakra.div p="4" />`, `chakra('button', recipe, { defaultProps })`. The library's own works
 * a recipe and all style props out anew for each element at each drawing, most of what drawing a screen costs; here equal looks are worked out
 * once, and the rules of recipes are in no cascade layer (look-sheets.ts).
 */
export const chakra = new Proxy(styled, {
  get(target, tag) {
    // What a function has by itself is no element: tools for developers ask each export for it, and for symbols.
    if (typeof tag === 'symbol' || tag in target) return Reflect.get(target, tag) as unknown;
    const known = elements.get(tag) ?? styled(tag);
    elements.set(tag, known);
    return known;
  },
}) as unknown as typeof libraryFactory;

/** Puts the rules into the document before the element that needs them is there, and before those in it. */
function Insertion({ look }: { readonly look: Look }) {
  // No effect runs where a picture is drawn ahead (src/app/start/landing-picture.tsx).
  insertLook(look, !import.meta.env.SSR);
  useInsertionEffect(() => insertLook(look));
  return null;
}

function oncePerSystem<A>(make: (system: StylingSystem) => A): (system: StylingSystem) => A {
  const made = new WeakMap<StylingSystem, A>();
  return (system) => {
    const known = made.get(system) ?? make(system);
    made.set(system, known);
    return known;
  };
}

/** A prop that is there and undefined takes no default away. */
function withDefaults(defaults: ElementProps, given: StyledProps): StyledProps {
  return { ...defaults, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

function onlyElement(children: ReactNode): ReactElement<ElementProps> {
  const child = isValidElement<ElementProps>(children)
    ? children
    : Children.toArray(children).find((one) => isValidElement<ElementProps>(one));
  if (child === undefined) throw new Error('asChild without an element');
  return child;
}
