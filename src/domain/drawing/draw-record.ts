import { drawPicture } from './draw-picture.ts';
import { type DrawnRecord, drawnRecord } from './drawn-record.ts';
import { planPicture } from './plan/picture-plan.ts';

/** The picture of a built-in food as SVG text: what the build loads the engine by. */
export const drawRecord = (record: DrawnRecord): string => drawPicture(drawnRecord(record));

/** What that picture shows, in words: for the contact sheet and whoever guesses. */
export function shownOf(record: DrawnRecord): { readonly form: string; readonly lies: readonly string[] } {
  const { form, shape, main, plant, leaf, dust, cream, wedge } = planPicture(drawnRecord(record));
  const lies = [...main, ...plant, ...leaf, ...dust, ...(cream === null ? [] : [cream]), ...wedge];
  return { form: shape === '' ? form : `${form}, ${shape}`, lies: lies.map(({ name }) => name) };
}
