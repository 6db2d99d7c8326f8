import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

const asked = [
  ['I have eggs and rice, what can I make', ['egg']],
  ['we only have some milk and two eggs left, what can we cook', ['milk', 'egg']],
  ["I've got eggs and peanuts, what could I cook", ['egg', 'peanut']],
  ['I have a few eggs, any ideas for dinner', ['egg']],
  ['ich habe noch Eier, was koche ich', ['egg']],
  ['wir haben Milch und Eier da, was kann man backen', ['milk', 'egg']],
  ['I have rice, eggs and spinach', ['egg']],
  ['something with rice, eggs and spinach', ['egg']],
  ['we only have tomatoes, some cheese and two onions left', ['milk']],
  ['only have flour and butter at home', ['gluten', 'milk']],
  ["I've got old bread, eggs, milk and a few apples", ['egg', 'milk']],
  ['Ich habe Kartoffeln, Zwiebeln und Eier', ['egg']],
  ['nur noch Mehl, Eier und Milch im Haus', ['gluten', 'egg', 'milk']],
  ['ich habe noch Reis, Erdnüsse und Brokkoli da', ['peanut']],
  ['etwas mit Tomaten, Käse und Basilikum', ['milk']],
  ['Rezept mit Hähnchen, Sahne und Pilzen', ['milk']],
  ['only got flour n butter n sugar what now', ['gluten', 'milk']],
  ['ich hab nur noch Eier und Käse, was nun', ['egg', 'milk']],
  ['Kühlschrank: Zucchini, Eier, Parmesan. Mehr ist nicht.', ['egg', 'milk']],
  ["Fridge: courgette, eggs, parmesan. That's all.", ['egg', 'milk']],
  ['in the fridge there are eggs and cheese, ideas?', ['egg', 'milk']],
  ['Im Kühlschrank sind noch Eier und Milch, was nun?', ['egg', 'milk']],
] as const;

/** What somebody has, and does not have at home. */
const avoided =
  `I have a milk problem, what can I make; I have milk issues, what can I cook; we have an egg thing, any ideas for dinner; I have peanuts and an allergy, what can I cook;
  I have eggs but no milk, what can I make; I have to leave out milk, what can I make; we have a no milk rule, what can we cook; I have bad reactions, milk, what can I cook;
  I have milk trouble, what can I make; my kids have milk problems, what can I make; I have had it with milk, what can I make; I have egg intolerance, what can I bake;
  ich habe Milchprobleme, was kann ich kochen; ich habe ein Milchverbot, was koche ich; wir haben Milch zu meiden, was kochen wir; ich habe Eibeschwerden, was kann ich machen;
  ich habe Milchverzicht, was kann ich kochen; ich habe Angst vor Milch, was koche ich; wir haben keine Milch, was kochen wir; ich habe eine Milchphobie, was kann ich machen;
  I have nuts, milk and eggs; I have rice, eggs and a rash; I have eggs, rice, hives; I have rice, eggs make me ill; I have rice but eggs, no; rice, eggs and milk at home is forbidden;
  I have rice, egg allergy; I have rice and no eggs; nuts at home; I have eggs and milk; I have a milk and rice problem; something with rice, eggs never; I have rice, eggs upset me;
  something with chicken, peanuts kill me; something with rice, eggs and milk make me sick; I only have eggs when I want to itch; ich habe Reis, Eier vertrage ich nicht;
  I refuse anything with tomatoes, cheese and basil; beware of anything with chicken, peanuts and lime; I refuse anything with cheese; beware of anything with peanuts;
  Finger weg von Gerichten mit Huhn, Sahne und Pilzen; allergies: I have rice, eggs and spinach; I got hives from a dish with chicken, peanuts and lime;
  ich habe Reis, Eier und Ausschlag; etwas mit Reis, Eier nie; etwas mit Huhn, Nüsse bringen mich um; ich habe Eier, Milch und Nüsse; ich habe Reis und eine Eierallergie;
  wir haben Reis da, Eier sind tabu; fridge: eggs, rice, hives; fridge: no eggs; out of my fridge: eggs, butter; what must leave the fridge: peanuts; nicht in meinen Kühlschrank: Eier; my fridge has rice, eggs are out; Kühlschrank: Eier, Milch, Ausschlag; Kühlschrank: Reis, keine Eier;
  in the fridge there are eggs that make me ill; only got flour n butter n a rash; im Kühlschrank sind Eier, die ich nicht vertrage; ich habe Kartoffeln, aber Milch geht gar nicht;
  ich habe Probleme mit Milch, was kann ich kochen; ich habe Milch nicht gern, was koche ich; ich habe Milch satt, was koche ich`
    .split(';')
    .map((text) => text.trim());

describe('what somebody has at home is asked for (R29)', () => {
  it.each(asked)('%s', (text, allergens) => {
    expect(readAvoidance(text)).toMatchObject({ asked: allergens, avoided: [], isOfHarm: false });
  });

  it.each(avoided)('and not: %s', (text) => {
    const { asked: wanted, avoided: left, unknown, health } = readAvoidance(text);
    expect(wanted).toEqual([]);
    expect(left.length + unknown.length + health.length).toBeGreaterThan(0);
  });
});
