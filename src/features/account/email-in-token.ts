import { parseJson } from '#prelude/parse-json.ts';

/**
 * The address that a link's token is about, or '' when it cannot be read. It is only shown and offered, never trusted: the server
 * alone checks the token (a JSON Web Token, whose middle part is base64url of JSON).
 */
export function emailInToken(token: string): string {
  const payload = parseJson(decoded(token.split('.')[1] ?? ''));
  if (typeof payload !== 'object' || payload === null || !('email' in payload)) return '';
  return typeof payload.email === 'string' ? payload.email : '';
}

function decoded(base64url: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
