/** A stretch of plain text; `href` is an absolute http or https address where it is a link, null where it is words. */
interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/**
 * What may be an address: up to a space, to what no address holds as it is typed, or to a mark that no one sees or that turns the direction of
 * writing, by which an address could be made to look like another.
 */
const CANDIDATE = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"`\\{}|^\p{C}]+/giu;

/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?…'’”»*_~]$/u;

/** No address that a person sends is longer. */
const LONGEST = 2048;

/**
 * Plain text in its parts, with the http and https addresses in it as links; joined, the parts are the text again. Nothing else becomes a link: no
 * other scheme, no bare name of a site, no address that names a user (`https://bank.example@elsewhere.example` leads elsewhere).
 */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    if (candidate.length > LONGEST) continue;
    const address = withoutTrailing(candidate);
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A closing bracket belongs to the sentence where the address did not open it. */
function withoutTrailing(candidate: string): string {
  let address = candidate;
  while (TRAILING.test(address) || endsUnopened(address, '(', ')') || endsUnopened(address, '[', ']'))
    address = address.slice(0, -1);
  return address;
}

function endsUnopened(address: string, open: string, close: string): boolean {
  return address.endsWith(close) && address.split(close).length > address.split(open).length;
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname !== '' && username === '' && password === '' ? href : null;
}
