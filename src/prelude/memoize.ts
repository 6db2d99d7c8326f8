/** What has a longer key is worked out each time, so that what is kept stays small. */
const LONGEST = 5_000;

/**
 * The same function, which remembers what it made of the latest questions: that must follow from the key alone, and nobody may change it.
 *
 * @param most questions that are remembered; then all are forgotten
 * @param keyOf without it a question is its own key
 */
export function memoize<Made, Asked = string>(
  most: number,
  make: (asked: Asked) => Made,
  keyOf: (asked: Asked) => string = String,
): (asked: Asked) => Made {
  const results = new Map<string, Made>();
  return (asked) => {
    const key = keyOf(asked);
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Made;
    const made = make(asked);
    if (key.length > LONGEST) return made;
    if (results.size >= most) results.clear();
    results.set(key, made);
    return made;
  };
}
