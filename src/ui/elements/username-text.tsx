/** A member's username with its sign before it, which would fall behind it in a text from right to left. */
export function UsernameText({ name }: { readonly name: string }) {
  return <bdi dir="ltr">@{name}</bdi>;
}
