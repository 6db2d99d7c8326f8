const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A finite number, or numeric text such as ' 4.5 '; null for everything else, NaN and infinities among it. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
