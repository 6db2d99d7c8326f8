import { parseJson } from '#prelude/parse-json.ts';

/**
 * The address that a link's token is about, or '' when it cannot be read. It is only shown and offered, never trusted: the server
 * alone checks the token (a JSON Web Token, whose middle part is base64url of JSON).
 */
export function emailInToken(token: string): string {
  return claimIn(token, 'email');
}

/** The address that the account shall have once the link's token is confirmed, or ''. */
export function newEmailInToken(token: string): string {
  return claimIn(token, 'newEmail');
}

function claimIn(token: string, name: string): string {
  const payload = parseJson(decoded(token.split('.')[1] ?? ''));
  if (typeof payload !== 'object' || payload === null) return '';
  const claim: unknown = Reflect.get(payload, name);
  return typeof claim === 'string' ? claim : '';
}

function decoded(base64url: string): string {
  try {
    const bytes = Uint8Array.from(
      atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
