/**
 * All matches of an expression, as `matchAll` finds them. In the server's engine that compiles the expression anew with each call, which takes many
 * times longer than to look through a question.
 *
 * @param pattern with the flag g
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
