import type { ListField, TextField } from '#domain/submission-limits.ts';
import type { SubmissionField } from '#domain/submission-problems.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste-vocabulary.ts';

interface Described {
  readonly label: string;
  readonly hint?: string;
  /** Shown in the empty field. */
  readonly example?: string;
}

/** One line, or as many as the contributor wants. */
export interface TextSpec extends Described {
  readonly kind: 'line' | 'prose';
  readonly field: TextField;
  readonly required?: boolean;
  readonly suggestions?: readonly string[];
}

/** A list of words or phrases; the first suggestions are offered to tap, the others while typing. */
export interface ListSpec extends Described {
  readonly kind: 'list';
  readonly field: Exclude<ListField, 'allergens' | 'colours'>;
  readonly suggestions?: readonly string[];
}

/** One of a few words, or not stated. */
export interface ChoiceSpec extends Described {
  readonly kind: 'choice';
  readonly field: TextField;
  readonly options: readonly string[];
}

/** A field with a control of its own. */
export interface OwnSpec {
  readonly kind: 'own';
  readonly field: 'intensities' | 'flavourIntensity' | 'difficulty' | 'colours' | 'allergens' | 'diet';
}

export type FieldSpec = TextSpec | ListSpec | ChoiceSpec | OwnSpec;

export interface SectionSpec {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FieldSpec[];
}

const cuisines = ['Japanese', 'Korean', 'Thai', 'Indian', 'Italian', 'French', 'Mexican', 'Vietnamese', 'Chinese', 'Greek', 'Turkish', 'Spanish', 'Ethiopian', 'Peruvian'];

/** What makes a food a food: asked first, always open. The photo stands above it. */
export const identitySection: SectionSpec = {
  id: 'identity',
  title: 'The food',
  lead: 'Only the photo and the name are needed.',
  fields: [
    { kind: 'line', field: 'name', label: 'Name', required: true, example: 'Miso soup' },
    { kind: 'line', field: 'nativeName', label: 'Name in its own language', example: '味噌汁' },
    { kind: 'line', field: 'origin', label: 'Origin', hint: 'The cuisine that it belongs to.', example: 'Japanese', suggestions: cuisines },
    { kind: 'prose', field: 'description', label: 'Description', hint: 'What it is and what it tastes like, for someone who never had it.' },
  ],
};

export const tasteSection: SectionSpec = {
  id: 'taste',
  title: 'How it tastes',
  lead: 'Pick a few words, strongest first. Leave out what you are not sure of.',
  fields: [
    { kind: 'list', field: 'flavours', label: 'Flavours', example: 'smoky', suggestions: flavourWords },
    { kind: 'list', field: 'textures', label: 'Textures', example: 'silky', suggestions: textureWords },
    { kind: 'list', field: 'aromas', label: 'Aromas', example: 'toasty', suggestions: aromaWords },
    { kind: 'own', field: 'intensities' },
  ],
};

/** Nothing in these is needed; each opens when it is wanted. */
export const optionalSections: readonly SectionSpec[] = [
  {
    id: 'safety',
    title: 'Allergens and diet',
    lead: 'So that nobody is surprised. What is not stated never counts as safe.',
    fields: [
      { kind: 'own', field: 'allergens' },
      { kind: 'own', field: 'diet' },
      { kind: 'list', field: 'healthWarnings', label: 'Health warnings', example: 'very salty' },
      { kind: 'list', field: 'nutritionalHighlights', label: 'Nutritional highlights', example: 'rich in protein' },
    ],
  },
  {
    id: 'experience',
    title: 'In the mouth',
    lead: 'From the first bite to what stays behind.',
    fields: [
      { kind: 'prose', field: 'mouthfeel', label: 'Mouthfeel', example: 'Light and silky, with soft cubes that give way at once.' },
      { kind: 'prose', field: 'aftertaste', label: 'Aftertaste', example: 'A long savoury note with a trace of the sea.' },
      { kind: 'own', field: 'flavourIntensity' },
      { kind: 'list', field: 'similarFoods', label: 'Tastes a little like', example: 'clear broth' },
      { kind: 'prose', field: 'summary', label: 'In one sentence', hint: 'How you would put it to a friend.' },
      { kind: 'list', field: 'emotionalAssociations', label: 'Feelings', example: 'comfort' },
      { kind: 'list', field: 'memoryTriggers', label: 'Memories', example: 'winter mornings' },
    ],
  },
  {
    id: 'senses',
    title: 'Look, sound and temperature',
    lead: 'What the eye, the ear and the lips notice.',
    fields: [
      { kind: 'own', field: 'colours' },
      { kind: 'line', field: 'shape', label: 'Shape', example: 'small cubes in a bowl' },
      { kind: 'line', field: 'size', label: 'Size', example: 'one small bowl' },
      { kind: 'line', field: 'consistency', label: 'Consistency', example: 'cloudy and thin' },
      { kind: 'list', field: 'eatingSounds', label: 'Sounds when eaten', example: 'a quiet slurp' },
      { kind: 'list', field: 'preparationSounds', label: 'Sounds when made', example: 'gentle simmering' },
      { kind: 'choice', field: 'temperatureServed', label: 'Served', options: temperatureWords },
      { kind: 'line', field: 'idealServing', label: 'Ideal serving temperature', example: '65-75 °C' },
      { kind: 'prose', field: 'temperatureSensitivity', label: 'What the temperature changes' },
      { kind: 'prose', field: 'hotVersusCold', label: 'Hot against cold' },
    ],
  },
  {
    id: 'making',
    title: 'Making it',
    lead: 'What goes in, and how hard it is at home.',
    fields: [
      { kind: 'list', field: 'ingredients', label: 'Ingredients', example: 'miso paste' },
      { kind: 'list', field: 'cookingMethods', label: 'Cooking methods', suggestions: ['simmering', 'grilling', 'stir-frying', 'deep-frying', 'steaming', 'baking', 'braising', 'fermenting', 'raw'] },
      { kind: 'own', field: 'difficulty' },
      { kind: 'list', field: 'preparationMethods', label: 'Preparation, step by step', example: 'warm the stock' },
      { kind: 'prose', field: 'preparationNotes', label: 'Preparation notes' },
    ],
  },
  {
    id: 'serving',
    title: 'Serving and eating it',
    lead: 'When, with what, and how.',
    fields: [
      { kind: 'list', field: 'servingSuggestions', label: 'Serving suggestions', example: 'in a lacquer bowl' },
      { kind: 'list', field: 'bestPairedWith', label: 'Best paired with', example: 'steamed rice' },
      { kind: 'list', field: 'consumptionTips', label: 'How to eat it', example: 'lift the bowl and sip' },
      { kind: 'list', field: 'seasonalAvailability', label: 'Season', suggestions: ['Year-round', 'Spring', 'Summer', 'Autumn', 'Winter'] },
    ],
  },
  {
    id: 'culture',
    title: 'Culture and variations',
    lead: 'Where it comes from and what it means there.',
    fields: [
      { kind: 'prose', field: 'cultureNotes', label: 'Culture notes' },
      { kind: 'prose', field: 'culturalSignificance', label: 'What it means to people' },
      { kind: 'prose', field: 'culturalContext', label: 'When it is eaten' },
      { kind: 'list', field: 'culturalVariations', label: 'Variations', example: 'with clams' },
      { kind: 'list', field: 'regionalVariations', label: 'Regional variations', example: 'red miso in Nagoya' },
    ],
  },
];

/** An example in the empty field must not look like an answer. */
export function exampleOf({ example }: Described): string | undefined {
  return example === undefined ? undefined : `e.g. ${example}`;
}

/** The fields as they stand on the screen, from its top. */
export const fieldOrder: readonly SubmissionField[] = [
  'photo', ...[identitySection, tasteSection, ...optionalSections].flatMap(({ fields }) => fields.map(({ field }) => field)),
];

/** The section that holds a field, so that it can be opened when something is wrong in it. */
export function sectionOf(field: SubmissionField): string | null {
  return optionalSections.find(({ fields }) => fields.some((spec) => spec.field === field))?.id ?? null;
}
