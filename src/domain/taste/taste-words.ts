/**
 * The words in which Foretaste describes taste. Every list is closed and ordered: words are only ever appended (architecture, 'Taste columns').
 * The quiz's words (spec 2 §9, taste journey) are all part of these lists. They stand apart from what is asked of every food, so that the first
 * view does not load them.
 */

export const flavourWords = [
  'savory', 'umami', 'sweet', 'salty', 'sour', 'bitter', 'spicy', 'tangy', 'rich', 'fresh', 'smoky', 'light',
  'warm', 'hearty', 'mild', 'delicate', 'buttery', 'creamy', 'cheesy', 'milky', 'nutty', 'toasty', 'roasted',
  'caramelised', 'charred', 'meaty', 'briny', 'fermented', 'funky', 'garlicky', 'oniony', 'gingery', 'peppery',
  'herbal', 'minty', 'grassy', 'earthy', 'citrusy', 'fruity', 'tart', 'tropical', 'floral', 'honeyed', 'malty',
  'yeasty', 'chocolatey', 'coconutty', 'eggy', 'sesame', 'aniseed', 'mustardy', 'vinegary', 'tomatoey', 'numbing',
] as const;

export const textureWords = [
  'crunchy', 'creamy', 'chewy', 'smooth', 'crispy', 'soft', 'firm', 'silky', 'tender', 'juicy', 'flaky', 'fluffy',
  'sticky', 'brothy', 'springy', 'slippery', 'bouncy', 'crumbly', 'dense', 'airy', 'velvety', 'gooey', 'stretchy',
  'grainy', 'thick', 'succulent', 'melting', 'crackling', 'doughy', 'starchy', 'saucy', 'icy', 'powdery', 'fibrous',
] as const;

export const aromaWords = [
  'floral', 'fresh', 'earthy', 'woody', 'spicy', 'warm', 'sweet', 'fruity', 'rich', 'deep', 'savory', 'smoky',
  'toasty', 'nutty', 'buttery', 'yeasty', 'herbal', 'minty', 'citrusy', 'garlicky', 'oceanic', 'fermented', 'pungent',
  'meaty', 'milky', 'malty', 'roasted', 'caramel', 'vinegary', 'peppery', 'grassy', 'anise', 'mushroomy', 'sesame',
] as const;

export const temperatureWords = ['Frozen', 'Cold', 'Cool', 'Room temperature', 'Warm', 'Hot', 'Piping hot'] as const;
