import { chefAt } from './demo-members.mjs';

/**
 * What the demo's members say. Nothing here speaks of allergens or diets: what is made up must never be taken for safety.
 * `#` is the food, `@` one of its flavours, `~` one of its textures.
 */

/** By the stars that are given. @type {Readonly<Record<number, readonly string[]>>} */
export const reviewTexts = {
  5: [
    'The @ note stays with you. I would cross town for this #.',
    '~ and @, exactly as it should be.',
    'First # of my life, and I understand now why people talk about it.',
    'I ordered a second one before the first was gone.',
    'Genau so: @ und ~, nichts zu viel.',
  ],
  4: [
    'More @ than I expected, in a good way.',
    'Lovely and ~. A little more acid would make it perfect.',
    'A # that I would order again without looking at the menu.',
    'Sehr gut, nur etwas milder, als ich es kenne.',
    'Better on the second day.',
  ],
  3: [
    'Fine. I like mine with more of the @ side.',
    'The ~ part was the best of it.',
    'Nice once, I would share it next time.',
    'Ordentlich, aber nicht mein Liebling.',
  ],
  2: ['Too @ for me, though I see what others like in it.', 'I missed something fresh beside it.'],
  1: ['Not for me at all.', 'I could not get used to it being so ~.'],
};

/** Conversations, from the first line on, in turns. */
export const conversations = [
  [
    'Hi! You gave the Tonkotsu Ramen five stars. Is it as heavy as it looks?',
    'Rich, yes, but not greasy. Start with the broth alone.',
    'That helps. And something sour beside it?',
    'Pickled ginger, always.',
  ],
  [
    'Do you have a favourite for somebody who has never eaten Georgian?',
    'Khachapuri. Tear the edge, stir the middle, and do not talk for a minute.',
    'Sold.',
  ],
  ['Your list of sour soups is great. Did you try Tom Yum yet?', 'Next week! I will write what it was like.'],
  ['Where do you find good tamarind here?', 'The small shop behind the station, the block, not the paste.'],
  ['I saw that you cook Keralan food. Would you show how you temper the spices?', 'Gladly, I have a short film up.'],
];

/** A stranger's first words, which wait to be accepted. */
export const firstWords = 'Hello! We seem to like the same things. What should I try next?';

/** What members added: told as they would, with what they know of it. */
export const contributions = [
  {
    at: chefAt,
    name: 'Rasam of Smoked Tomatoes',
    origin: 'Indian',
    course: 'soup',
    description:
      'A thin, peppery broth of tomatoes smoked over coconut shells, with tamarind and curry leaves. Sour, hot and clear.',
    ingredients: ['tomatoes', 'tamarind', 'black pepper', 'cumin', 'curry leaves', 'coriander'],
    taste_profile: { flavor: ['sour', 'smoky', 'spicy'], texture: ['thin', 'smooth'], aroma: ['smoky', 'herbal'] },
    taste_intensity: { sweet: 1, salty: 2, sour: 3.5, bitter: 0.5, umami: 2, spicy: 3 },
  },
  {
    at: chefAt,
    name: 'Pineapple Pachadi of the Corner',
    origin: 'Indian',
    course: 'side',
    description: 'Ripe pineapple cooked with coconut and roasted chilli until it shines. Sweet first, then warm.',
    ingredients: ['pineapple', 'coconut', 'dried chilli', 'curry leaves', 'jaggery'],
    taste_profile: {
      flavor: ['sweet', 'tangy', 'spicy'],
      texture: ['soft', 'juicy'],
      aroma: ['fruity', 'toasty'],
    },
    taste_intensity: { sweet: 3.5, salty: 1, sour: 2, bitter: 0.5, umami: 0.5, spicy: 2 },
  },
  {
    at: 3,
    name: 'Caldo Verde da Avó',
    origin: 'Portuguese',
    course: 'soup',
    description:
      'Potato soup with ribbons of dark cabbage and a few slices of smoked sausage. Mild and earthy, with a smoky edge.',
    ingredients: ['potatoes', 'kale', 'chouriço', 'onion', 'garlic', 'olive oil'],
    taste_profile: { flavor: ['earthy', 'savory', 'smoky'], texture: ['smooth', 'soft'], aroma: ['smoky', 'garlicky'] },
    taste_intensity: { sweet: 1, salty: 2.5, sour: 0.5, bitter: 1, umami: 2, spicy: 0.5 },
  },
  {
    at: 18,
    name: 'Aubergine Rolls with Walnut Paste',
    native_name: 'ბადრიჯანი',
    origin: 'Georgian',
    course: 'starter',
    description:
      'Fried aubergine rolled around garlicky walnut paste and finished with pomegranate. Nutty, tangy and silky.',
    ingredients: ['aubergine', 'walnuts', 'garlic', 'coriander', 'vinegar', 'pomegranate seeds'],
    allergens: ['tree nut'],
    taste_profile: { flavor: ['nutty', 'tangy', 'garlicky'], texture: ['silky', 'creamy'], aroma: ['nutty', 'herbal'] },
    taste_intensity: { sweet: 1, salty: 2, sour: 2.5, bitter: 1.5, umami: 1.5, spicy: 1 },
  },
  {
    at: 26,
    name: 'Green Mango with Chilli Salt',
    origin: 'Mexican',
    course: 'snack',
    description: 'Unripe mango in thick slices, dusted with salt, lime and ground chilli. Sour, crunchy and sharp.',
    ingredients: ['green mango', 'lime', 'salt', 'ground chilli'],
    taste_profile: {
      flavor: ['sour', 'salty', 'spicy', 'fresh'],
      texture: ['crunchy', 'juicy'],
      aroma: ['fruity', 'citrusy'],
    },
    taste_intensity: { sweet: 1, salty: 3, sour: 4, bitter: 0.5, umami: 0, spicy: 2.5 },
  },
  {
    at: 37,
    name: 'Perilla Noodles, Cold',
    origin: 'Korean',
    course: 'main',
    description: 'Buckwheat noodles in cold broth with perilla oil and cucumber. Nutty, cool and a little tangy.',
    ingredients: ['buckwheat noodles', 'perilla oil', 'cucumber', 'rice vinegar', 'radish broth'],
    taste_profile: {
      flavor: ['nutty', 'tangy', 'light'],
      texture: ['springy', 'slippery'],
      aroma: ['nutty', 'herbal'],
    },
    taste_intensity: { sweet: 1, salty: 2, sour: 2, bitter: 0.5, umami: 2, spicy: 0.5 },
  },
];

/** A list that three members make together, with what each says of a food that another put there; and one to which the printed member is invited. */
export const togetherWords = {
  name: 'Sunday dinner',
  text: 'What we cook when everybody comes.',
  notes: ['Only if somebody brings the rice.', 'Mild, for the children.', 'We had this last time. Again!'],
  invited: 'Street food tour',
};
