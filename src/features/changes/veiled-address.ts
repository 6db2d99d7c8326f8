/** As much of an e-mail address as its owner needs to know it by: 'a…@example.org'. */
export function veiledAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${String.fromCodePoint(email.codePointAt(0) ?? 0)}…${email.slice(at)}`;
}
