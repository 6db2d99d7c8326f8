/** The same function, which remembers what it made of each object for as long as that is there: it must follow from the object alone. */
export function memoizeByObject<Asked extends object, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const kept = new WeakMap<Asked, { readonly made: Made }>();
  return (asked) => {
    const known = kept.get(asked);
    if (known !== undefined) return known.made;
    const made = make(asked);
    kept.set(asked, { made });
    return made;
  };
}
