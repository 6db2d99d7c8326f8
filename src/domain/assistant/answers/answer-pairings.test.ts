import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import type { PartnerVotes } from '#domain/pairing/pair-sum.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';

const idAt = (at: number) => `food${String(at).padStart(11, '0')}` as FoodId;
const [steak, tea, cake, bread] = [
  aFood({ id: idAt(1), name: 'Steak', origin: 'French', course: 'main', flavours: ['savory'] }),
  aFood({ id: idAt(2), name: 'Oolong Tea', origin: 'Chinese', course: 'drink', flavours: ['bitter'] }),
  aFood({ id: idAt(3), name: 'Cake', origin: 'Korean', course: 'dessert', flavours: ['sweet'] }),
  aFood({ id: idAt(4), name: 'Baguette', origin: 'French', course: 'bread', bestPairedWith: ['steak'] }),
];

function asked(votes: readonly PartnerVotes[], language: 'en' | 'de' = 'en') {
  const prompt = language === 'en' ? 'what goes with steak' : 'was passt zu Steak';
  return answerQuestion(
    { type: 'chat', prompt, food: null, taster: nobody, mood: 'evening', language },
    plainCatalogue([steak, tea, cake, bread], nobody, (id) => (id === steak.id ? votes : [])),
  ).text;
}

describe('what goes with a food, as the pairing screen has it (R31)', () => {
  it('names by what each is a partner, in the words of its card', () => {
    expect(asked([])).toContain('– Baguette: Named as its partner');
  });

  it('counts members who had both: what most liked is a partner, what most did not is none', () => {
    const great = { partner: tea.id, great: 6, fine: 1, clash: 0 };
    expect(asked([])).not.toContain('Members had both');
    expect(asked([great])).toContain('– Oolong Tea: Members had both (6 great, 1 fine)');
    expect(asked([{ ...great, great: 0, clash: 6 }])).not.toContain('Oolong Tea');
    expect(asked([{ partner: bread.id, great: 5, fine: 0, clash: 1 }])).toContain(
      '– Baguette: Named as its partner; Members had both (5 great, 1 clash)',
    );
    expect(asked([great], 'de')).toContain('– Oolong Tea: Mitglieder hatten beides (6 toll, 1 × ganz gut)');
  });

  it('has the words of the screen, in both languages', () => {
    const german = readFileSync('src/languages/de.po', 'utf8');
    const [en, de] = [assistantWords('en'), assistantWords('de')];
    for (const tier of ['named', 'served', 'members', 'table', 'idea'] as const)
      expect(german).toContain(`msgid "${en.tiers[tier]}"\nmsgstr "${de.tiers[tier]}"`);
  });
});
