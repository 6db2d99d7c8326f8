/**
 * Which parts of an icon take another colour, told apart by their hue in the original drawing.
 *
 * - `hues`: from-to in degrees of OKLCH, clockwise (350-40 passes 0). `chroma`: the least, so that greys stay.
 * - `colour`: 'vessel' is the picture's ceramic, 'iron' a black pan, 'palest' the lighter of the dish's first two where that is
 *   light (noodles, rice); '#…' a colour of its own; a number is that entry of the dish's own colours.
 *
 * So a green curry is green in its pot, and takoyaki are not the three colours of hanami dango.
 *
 * @typedef {{ hues: readonly [number, number], chroma: number, colour: 'vessel' | 'iron' | 'palest' | `#${string}` | number, light?: readonly [number, number] }} Tint
 */

/** @type {Readonly<Record<string, readonly Tint[]>>} */
export const iconTints = {
  'steaming-bowl': [
    { hues: [345, 30], chroma: 0.12, colour: 'vessel' },
    { hues: [76, 96], chroma: 0.1, colour: 'palest' },
  ],
  'cooked-rice': [
    { hues: [345, 30], chroma: 0.06, colour: 'vessel' },
    { hues: [290, 330], chroma: 0, colour: 'palest', light: [0.7, 1] },
  ],
  teapot: [{ hues: [345, 60], chroma: 0.1, colour: 'vessel' }],
  'ice-cream': [
    { hues: [195, 285], chroma: 0.08, colour: 'vessel' },
    { hues: [30, 60], chroma: 0.04, colour: 0, light: [0, 0.66] },
    { hues: [10, 25], chroma: 0.08, colour: 2 },
    { hues: [66, 76], chroma: 0.02, colour: 1, light: [0.68, 1] },
  ],
  'bowl-with-spoon': [
    { hues: [263, 285], chroma: 0.17, colour: 0, light: [0, 0.6] },
    { hues: [235, 262], chroma: 0.1, colour: 'vessel' },
  ],
  'pot-of-food': [{ hues: [29, 50], chroma: 0.13, colour: 0, light: [0.52, 1] }],
  'curry-rice': [{ hues: [33, 60], chroma: 0.1, colour: 0 }],
  'shallow-pan-of-food': [
    { hues: [76, 100], chroma: 0.09, colour: 0 },
    { hues: [283, 332], chroma: 0.02, colour: 'iron' },
  ],
  cooking: [{ hues: [270, 332], chroma: 0.03, colour: 'iron', light: [0, 0.66] }],
  spaghetti: [
    { hues: [340, 45], chroma: 0.035, colour: 1, light: [0, 0.75] },
    { hues: [80, 107], chroma: 0.1, colour: 0 },
  ],
  'hot-beverage': [{ hues: [5, 25], chroma: 0.04, colour: 0 }],
  'wine-glass': [{ hues: [310, 358], chroma: 0.11, colour: 0 }],
  'bubble-tea': [{ hues: [34, 72], chroma: 0.07, colour: 0 }],
  'soft-ice-cream': [{ hues: [50, 104], chroma: 0.03, colour: 0, light: [0.8, 1] }],
  'shaved-ice': [{ hues: [330, 360], chroma: 0.04, colour: 0 }],
  dango: [
    { hues: [20, 55], chroma: 0.05, colour: 0 },
    { hues: [85, 110], chroma: 0.04, colour: 0 },
    { hues: [145, 220], chroma: 0.04, colour: 0 },
  ],
  'tropical-fish': [
    { hues: [225, 300], chroma: 0.06, colour: 0 },
    { hues: [35, 105], chroma: 0.1, colour: 1 },
  ],
  'moon-cake': [{ hues: [55, 95], chroma: 0.08, colour: 0, light: [0.7, 1] }],
  'cut-of-meat': [{ hues: [350, 30], chroma: 0.16, colour: 0 }],
  shortcake: [{ hues: [33, 62], chroma: 0.09, colour: 0 }],
  falafel: [
    { hues: [340, 40], chroma: 0.02, colour: 0 },
    { hues: [100, 130], chroma: 0.1, colour: 1 },
  ],
  cookie: [
    { hues: [26, 75], chroma: 0.057, colour: 0, light: [0.6, 1] },
    { hues: [0, 30], chroma: 0.03, colour: 1, light: [0, 0.6] },
  ],
  eggplant: [{ hues: [270, 310], chroma: 0.1, colour: '#5b3358' }],
  flatbread: [{ hues: [0, 100], chroma: 0.04, colour: 0 }],
  'glass-of-milk': [{ hues: [295, 310], chroma: 0, colour: 0, light: [0.8, 1] }],
  fish: [{ hues: [220, 275], chroma: 0.1, colour: 0 }],
  custard: [{ hues: [45, 66], chroma: 0.05, colour: 0, light: [0.5, 1] }],
  squid: [{ hues: [300, 359], chroma: 0.08, colour: 0 }],
};

/** Contents are lit from above: a dark stew is drawn at least this light, or nobody would see what is in it. */
export const leastContentLightness = 0.56;

/** What may be as dark as it is. */
export const darkContentIcons = new Set(['falafel', 'hot-beverage', 'wine-glass', 'bubble-tea']);

/** Pans that a dark tray would swallow. */
export const ironIcons = new Set(['cooking', 'shallow-pan-of-food']);

/** A dish is shown by what is eaten, not by the animal; and the red mushroom with white dots is poisonous. @type {Readonly<Record<string, string>>} */
export const eatenInstead = {
  cow: 'cut-of-meat',
  duck: 'poultry-leg',
  mushroom: 'brown-mushroom',
  pig: 'bacon',
  rooster: 'poultry-leg',
  turkey: 'poultry-leg',
};

/** Icons that bring their own bowl, plate, pan, cup or wrapper: they stand on a table, never on a plate. */
export const vesselIcons = new Set([
  'beer-mug',
  'bento-box',
  'bowl-with-spoon',
  'bubble-tea',
  'butter',
  'canned-food',
  'cooked-rice',
  'cooking',
  'curry-rice',
  'custard',
  'fondue',
  'french-fries',
  'glass-of-milk',
  'green-salad',
  'honey-pot',
  'hot-beverage',
  'ice-cream',
  'pot-of-food',
  'sake',
  'salt',
  'shallow-pan-of-food',
  'shaved-ice',
  'soft-ice-cream',
  'spaghetti',
  'steaming-bowl',
  'takeout-box',
  'teacup-without-handle',
  'teapot',
  'wine-glass',
]);

/** Vessels that are wide enough for steam to rise from. */
export const steamingIcons = new Set([
  'bowl-with-spoon',
  'curry-rice',
  'pot-of-food',
  'shallow-pan-of-food',
  'spaghetti',
  'hot-beverage',
  'cooked-rice',
  'cooking',
]);
