import type { Scene, Vessel } from './scene.ts';

/** Food inside a vessel, behind its front edge. */
export function held({ pen }: Scene, vessel: Vessel, food: string): string {
  const kept = vessel.clip === '' ? food : `<g clip-path="${pen.clip(vessel.clip)}">${food}</g>`;
  return vessel.under + kept + vessel.over;
}
