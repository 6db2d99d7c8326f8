import type { Ref } from 'react';

type Props = Readonly<Record<string, unknown>>;

/**
 * The props of a child that replaces the element around it (`asChild`): the outer props and the child's own, of which the child's win. Classes and
 * styles are joined, both handlers of an event are called, the outer one first, and both refs get the element.
 */
export function withChildProps(outer: Props, own: Props): Props {
  const merged: Record<string, unknown> = { ...outer };
  for (const [name, value] of Object.entries(own))
    if (value !== undefined) merged[name] = mergeProp(name, outer[name], value);
  return merged;
}

function mergeProp(name: string, outer: unknown, own: unknown): unknown {
  if (outer === undefined || outer === null) return own;
  if (name === 'className') return [outer, own].join(' ').trim();
  if (name === 'style') return Object.assign({}, outer, own);
  if (name === 'ref') return bothRefs(outer as Ref<unknown>, own as Ref<unknown>);
  if (/^on[A-Z]/.test(name) && typeof outer === 'function' && typeof own === 'function') {
    return (...given: unknown[]) => {
      outer(...given);
      own(...given);
    };
  }
  return own;
}

function bothRefs(one: Ref<unknown>, other: Ref<unknown>): Ref<unknown> {
  return (element) => {
    const clean = [one, other].map((ref) => giveTo(ref, element));
    return () => clean.forEach((undo) => undo());
  };
}

/** @returns takes the element back */
function giveTo(ref: Ref<unknown>, element: unknown): () => void {
  if (ref === null) return () => undefined;
  if (typeof ref !== 'function') {
    ref.current = element;
    return () => void (ref.current = null);
  }
  const undo = ref(element);
  return typeof undo === 'function' ? undo : () => void ref(null);
}
