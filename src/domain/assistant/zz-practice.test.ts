import { it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { decodeFood } from '#domain/decode-food.ts';
import { nobody } from '#domain/testing/dishes.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { answerQuestion } from './answer-question.ts';
import { plainCatalogue } from './plain-catalogue.ts';
import { judge } from './testing/ask-ordinary.ts';
import { halves } from './testing/ordinary-questions.ts';
const foods = builtInFoods.flatMap((row, at) => { const food = decodeFood({ ...row, id: `food${String(at).padStart(11, '0')}` }); return food.kind === 'valid' ? [food.value] : []; });
it('looks', { timeout: 200000 }, () => {
  const catalogue = plainCatalogue(foods, nobody);
  const out: string[] = [];
  for (const prompt of readFileSync('/tmp/asking/practice.txt', 'utf8').trim().split('\n')) {
    const de = /[äöüß]|\b(ich|was|gibt|Welches|Wie|etwas|indische|bitterstes|s.dost)/.test(prompt) && !/^what/.test(prompt);
    const a = answerQuestion({ type: 'chat', prompt, food: null, mood: 'evening', language: de ? 'de' : 'en', taster: nobody }, catalogue);
    out.push(`? ${prompt}\n   ${a.text.split('\n')[0]!.slice(0, 150)}\n   [${a.foods.map((f) => f.name).join(', ')}] ${(a.notUnderstood ?? []).join(' ')} ${(a.avoiding ?? []).map((x) => '-' + x.key).join(' ')}`);
  }
  writeFileSync('/tmp/asking/practice.out', out.join('\n'));
  const t = judge(halves.tuned, foods), o = judge(halves.told, foods);
  writeFileSync('/tmp/asking/bad.txt', t.bad.map((one) => `? ${[...one.before, one.ask].join(' // ')}\n  ${one.answer.text}\n  [${one.answer.foods.map(({ name }) => name).join(', ')}]`).join('\n'));
  console.log('tuned', t.share, 'told', o.share);
});
