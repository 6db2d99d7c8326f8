import type { Scene, Vessel } from './scene.ts';
import { board, bowl, leafPlate, ovenDish, pan, plate, steamer } from './vessels.ts';

/** What a form is served in: as the record says, else one of those given. */
export function served(
  scene: Scene,
  usual: readonly ('plate' | 'board' | 'leaf' | 'bowl' | 'pan' | 'dish' | 'steamer')[],
): Vessel {
  const kind = scene.plan.vesselKind ?? scene.choice.pick(usual);
  switch (kind) {
    case 'board':
      return board(scene);
    case 'leaf':
      return leafPlate(scene);
    case 'bowl':
      return bowl(scene, { rx: 252, cy: 276, depth: 86, level: 6 });
    case 'pan':
      return pan(scene);
    case 'dish':
      return ovenDish(scene);
    case 'steamer':
      return steamer(scene);
    default:
      return plate(scene);
  }
}

export const tropical =
  /thai|viet|india|indones|malay|filip|lao|camb|sri|mexic|caribb|brazil|west afric|nigeria|ghana/i;
