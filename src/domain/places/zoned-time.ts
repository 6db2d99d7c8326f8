/**
 * A moment on the wall of a time zone, as a field of the form has it: '2026-12-24T18:30'; '' for a zone that this device does not know.
 *
 * @param moment milliseconds since 1970
 */
export function wallTimeIn(timeZone: string, moment: number): string {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(moment);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
  } catch {
    return '';
  }
}

/**
 * The moment at which the wall of a time zone shows this; of the hour that there is twice in autumn the first, and of the one that is left out in spring the
 * time an hour later. null for what is no time.
 *
 * @returns milliseconds since 1970
 */
export function momentOnWall(timeZone: string, wall: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null;
  const wanted = Date.parse(`${wall}Z`);
  if (Number.isNaN(wanted) || wallTimeIn('UTC', wanted) !== wall) return null;
  const candidates = [-1, 1].map((days) => {
    const around = wanted + days * 86_400_000;
    const shown = wallTimeIn(timeZone, around);
    return shown === '' ? Number.NaN : wanted - (Date.parse(`${shown}Z`) - around);
  });
  if (candidates.some(Number.isNaN)) return null;
  const exact = candidates.filter((moment) => wallTimeIn(timeZone, moment) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}
