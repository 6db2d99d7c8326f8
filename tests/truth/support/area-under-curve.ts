/** How likely a liked thing scores above one that is not, equals counted half (Mann and Whitney); null where there are not both kinds. */
export function areaUnderCurve(
  scored: readonly { readonly score: number; readonly isLiked: boolean }[],
): number | null {
  const inOrder = scored.toSorted((one, other) => one.score - other.score);
  let [liked, rankSum] = [0, 0];
  for (let at = 0; at < inOrder.length;) {
    let end = at;
    while (end < inOrder.length && inOrder[end]?.score === inOrder[at]?.score) end += 1;
    const equals = inOrder.slice(at, end).filter(({ isLiked }) => isLiked).length;
    liked += equals;
    rankSum += (equals * (at + 1 + end)) / 2;
    at = end;
  }
  const others = scored.length - liked;
  return liked === 0 || others === 0 ? null : (rankSum - (liked * (liked + 1)) / 2) / (liked * others);
}
