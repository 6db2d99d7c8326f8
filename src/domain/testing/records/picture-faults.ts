import { drawnRecord } from '#domain/drawing/drawn-record.ts';
import type { Form } from '#domain/drawing/plan/forms.ts';
import { statedFor } from '#domain/drawing/plan/garnish-table.ts';
import { planPicture } from '#domain/drawing/plan/picture-plan.ts';
import type { FoodRecord } from './food-record.ts';
import type { RecordFault } from './record-fault.ts';

/** What a form shows by itself, whatever lies on it. Several: one of them. */
const shownByForm: Readonly<Partial<Record<Form, RegExp>>> = {
  egg: /\begg/i,
  omelette: /\begg/i,
  cheese: /milk|cheese|cream|curd|whey/i,
  fish: /fish|salmon|tuna|cod|eel|herring|trout|mackerel|sardine|anchov|snapper|bass|bream|carp|haddock|kipper|perch|pike|sole|hake|char\b|stockfish|bonito|shark|skate|cuttle|catfish|swordfish|tilapia|grouper|pollock|halibut/i,
  shellfish:
    /prawn|shrimp|crab|lobster|crayfish|langoustine|mussel|clam|oyster|snail|squid|octopus|scallop|whelk|cockle|abalone|insect|grasshopper|cricket|ant\b|ants\b|larva|worm|pupa|grub|barnacle|urchin|conch/i,
};

/** Whether the picture shows only what the record states, and no allergen that it lacks (R45). */
export function* pictureFaults(food: FoodRecord): Iterable<RecordFault> {
  const { form, main, plant, leaf, dust, cream, wedge } = planPicture(drawnRecord(food));
  if (shownByForm[form]?.test(`${food.ingredients.join(' ')} ${food.name}`) === false)
    yield { field: 'picture', wrong: `is drawn as ${form}, which no ingredient states` };
  for (const garnish of [...main, ...plant, ...leaf, ...dust, ...(cream === null ? [] : [cream]), ...wedge]) {
    if (statedFor(garnish, food.ingredients) === null)
      yield { field: 'picture', wrong: `shows ${garnish.name}, which no ingredient states` };
    if (garnish.allergen !== undefined && !food.allergens.includes(garnish.allergen))
      yield { field: 'picture', wrong: `shows ${garnish.name}, and ${garnish.allergen} is not among the allergens` };
  }
}
