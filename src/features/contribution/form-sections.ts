import { t } from '@lingui/core/macro';
import { type Course, courses } from '#domain/foods/course.ts';
import type { ListField, TextField } from '#domain/contribution/submission-limits.ts';
import type { SubmissionField } from '#domain/contribution/submission-problems.ts';
import { bulkCuisines } from '#domain/values/bulk-cuisines.ts';
import { textLanguageName, textLanguages } from '#shared/words/text-language.ts';
import { courseNames } from '#shared/words/course-names.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';

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
  readonly field: Exclude<ListField, 'allergens' | 'mayContain' | 'colours'>;
  readonly suggestions?: readonly string[];
}

/** One of a few words, or not stated. */
export interface ChoiceSpec extends Described {
  readonly kind: 'choice';
  readonly field: TextField;
  readonly options: readonly string[];
  /** How a word of `options` is shown; as `wordFor` has it where this is left out. */
  readonly nameOf?: (word: string) => string;
}

/** A field with a control of its own. */
export interface OwnSpec {
  readonly kind: 'own';
  readonly field:
    | 'intensities'
    | 'flavourIntensity'
    | 'difficulty'
    | 'colours'
    | 'allergens'
    | 'mayContain'
    | 'diet'
    | 'likened';
}

export type FieldSpec = TextSpec | ListSpec | ChoiceSpec | OwnSpec;

export interface SectionSpec {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FieldSpec[];
}

const cuisines = [...bulkCuisines, 'Chinese', 'Greek', 'Turkish', 'Spanish', 'Ethiopian', 'Peruvian'];

/** What makes a food a food, with the photo that stands above it: asked first. */
export const identitySection: SectionSpec = {
  id: 'identity',
  title: t`The food`,
  lead: t`Only the photo and the name are needed.`,
  fields: [
    { kind: 'line', field: 'name', label: t`Name`, required: true, example: t`Miso soup` },
    {
      kind: 'line',
      field: 'origin',
      label: t`Origin`,
      hint: t`The cuisine that it belongs to.`,
      example: t`Japanese`,
      suggestions: cuisines,
    },
    {
      kind: 'prose',
      field: 'description',
      label: t`Description`,
      hint: t`What it is and what it tastes like, for someone who never had it.`,
    },
  ],
};

export const tasteSection: SectionSpec = {
  id: 'taste',
  title: t`How it tastes`,
  lead: t`Set what you are sure of and pick a few words, strongest first. Leave out the rest.`,
  fields: [
    { kind: 'own', field: 'intensities' },
    { kind: 'list', field: 'flavours', label: t`Flavours`, example: t`smoky`, suggestions: flavourWords },
    { kind: 'list', field: 'textures', label: t`Textures`, example: t`silky`, suggestions: textureWords },
    { kind: 'list', field: 'aromas', label: t`Aromas`, example: t`toasty`, suggestions: aromaWords },
  ],
};

/** Nothing in these is needed; each opens when it is wanted. */
export const optionalSections: readonly SectionSpec[] = [
  {
    id: 'safety',
    title: t`Allergens and diet`,
    lead: t`So that nobody is surprised. What you leave out is told as not stated.`,
    fields: [
      { kind: 'own', field: 'allergens' },
      { kind: 'own', field: 'mayContain' },
      { kind: 'own', field: 'diet' },
      { kind: 'list', field: 'healthWarnings', label: t`Health warnings`, example: t`very salty` },
      { kind: 'list', field: 'nutritionalHighlights', label: t`Nutritional highlights`, example: t`rich in protein` },
    ],
  },
  {
    id: 'naming',
    title: t`Course and language`,
    lead: t`Where it stands in a meal, and what it is called at home.`,
    fields: [
      {
        kind: 'choice',
        field: 'course',
        label: t`Course`,
        hint: t`What part of a meal it is. It is paired by it.`,
        options: courses,
        nameOf: (word) => courseNames[word as Course],
      },
      { kind: 'line', field: 'nativeName', label: t`Name in its own language`, example: '味噌汁' },
      {
        kind: 'choice',
        field: 'language',
        label: t`Language of your texts`,
        hint: t`Who reads another language is told.`,
        options: textLanguages,
        nameOf: textLanguageName,
      },
    ],
  },
  {
    id: 'experience',
    title: t`In the mouth`,
    lead: t`From the first bite to what stays behind.`,
    fields: [
      {
        kind: 'prose',
        field: 'mouthfeel',
        label: t`Mouthfeel`,
        example: t`Light and silky, with soft cubes that give way at once.`,
      },
      {
        kind: 'prose',
        field: 'aftertaste',
        label: t`Aftertaste`,
        example: t`A long savoury note with a trace of the sea.`,
      },
      { kind: 'own', field: 'flavourIntensity' },
      { kind: 'list', field: 'similarFoods', label: t`Tastes a little like`, example: t`clear broth` },
      { kind: 'own', field: 'likened' },
      { kind: 'prose', field: 'summary', label: t`In one sentence`, hint: t`How you would put it to a friend.` },
      { kind: 'list', field: 'emotionalAssociations', label: t`Feelings`, example: t`comfort` },
      { kind: 'list', field: 'memoryTriggers', label: t`Memories`, example: t`winter mornings` },
    ],
  },
  {
    id: 'senses',
    title: t`Look, sound and temperature`,
    lead: t`What the eye, the ear and the lips notice.`,
    fields: [
      { kind: 'own', field: 'colours' },
      { kind: 'line', field: 'shape', label: t`Shape`, example: t`small cubes in a bowl` },
      { kind: 'line', field: 'size', label: t`Size`, example: t`one small bowl` },
      { kind: 'line', field: 'consistency', label: t`Consistency`, example: t`cloudy and thin` },
      { kind: 'list', field: 'eatingSounds', label: t`Sounds when eaten`, example: t`a quiet slurp` },
      { kind: 'list', field: 'preparationSounds', label: t`Sounds when made`, example: t`gentle simmering` },
      { kind: 'choice', field: 'temperatureServed', label: t`Served`, options: temperatureWords },
      { kind: 'line', field: 'idealServing', label: t`Ideal serving temperature`, example: '65-75 °C' },
      { kind: 'prose', field: 'temperatureSensitivity', label: t`What the temperature changes` },
      { kind: 'prose', field: 'hotVersusCold', label: t`Hot against cold` },
    ],
  },
  {
    id: 'making',
    title: t`Making it`,
    lead: t`What goes in, and how hard it is at home.`,
    fields: [
      { kind: 'list', field: 'ingredients', label: t`Ingredients`, example: t`miso paste` },
      {
        kind: 'list',
        field: 'cookingMethods',
        label: t`Cooking methods`,
        suggestions: [
          'simmering',
          'grilling',
          'stir-frying',
          'deep-frying',
          'steaming',
          'baking',
          'braising',
          'fermenting',
          'raw',
        ],
      },
      { kind: 'own', field: 'difficulty' },
      { kind: 'list', field: 'preparationMethods', label: t`Preparation, step by step`, example: t`warm the stock` },
      { kind: 'prose', field: 'preparationNotes', label: t`Preparation notes` },
    ],
  },
  {
    id: 'serving',
    title: t`Serving and eating it`,
    lead: t`When, with what, and how.`,
    fields: [
      { kind: 'list', field: 'servingSuggestions', label: t`Serving suggestions`, example: t`in a lacquer bowl` },
      { kind: 'list', field: 'bestPairedWith', label: t`Best paired with`, example: t`steamed rice` },
      { kind: 'line', field: 'portion', label: t`Portion`, example: t`one bowl, about 250 ml` },
      {
        kind: 'prose',
        field: 'wayOfEating',
        label: t`With what it is eaten`,
        example: t`Sipped from the bowl, the tofu taken with chopsticks.`,
      },
      { kind: 'list', field: 'consumptionTips', label: t`How to eat it`, example: t`lift the bowl and sip` },
      {
        kind: 'list',
        field: 'seasonalAvailability',
        label: t`Season`,
        suggestions: ['Year-round', 'Spring', 'Summer', 'Autumn', 'Winter'],
      },
    ],
  },
  {
    id: 'culture',
    title: t`Culture and variations`,
    lead: t`Where it comes from and what it means there.`,
    fields: [
      { kind: 'prose', field: 'cultureNotes', label: t`Culture notes` },
      { kind: 'prose', field: 'culturalSignificance', label: t`What it means to people` },
      { kind: 'prose', field: 'culturalContext', label: t`When it is eaten` },
      { kind: 'list', field: 'culturalVariations', label: t`Variations`, example: t`with clams` },
      { kind: 'list', field: 'regionalVariations', label: t`Regional variations`, example: t`red miso in Nagoya` },
    ],
  },
];

/** An example in the empty field must not look like an answer. */
export function exampleOf({ example }: Described): string | undefined {
  return example === undefined ? undefined : t`e.g. ${example}`;
}

/** The fields as they stand on the screen, from its top. */
export const fieldOrder: readonly SubmissionField[] = [
  'photo',
  ...[identitySection, tasteSection, ...optionalSections].flatMap(({ fields }) => fields.map(({ field }) => field)),
];

/** What a field is called on the screen; null for one whose control names itself. */
export function labelOf(field: SubmissionField): string | null {
  const spec = [identitySection, tasteSection, ...optionalSections]
    .flatMap(({ fields }) => fields)
    .find((one) => one.field === field);
  return spec !== undefined && 'label' in spec ? spec.label : null;
}

/** The section that holds a field, so that it can be opened when something is wrong in it. */
export function sectionOf(field: SubmissionField): string | null {
  return optionalSections.find(({ fields }) => fields.some((spec) => spec.field === field))?.id ?? null;
}
