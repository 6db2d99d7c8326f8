/** 'N likes', with the right word for one. */
export function likeCountLabel(count: number): string {
  return count === 1 ? '1 like' : `${count.toLocaleString('en-GB')} likes`;
}
