import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';

const ofKidneys = [
  'Hooked up to the machine Tues-Thurs-Sat. I want a cosy potato dish.',
  'three days a week on the machine, what can I snack on',
  'mein Mann hängt dreimal die Woche an der Maschine, welche Suppe',
  'der Doktor zählt ihm jedes Glas Wasser. Was tut ihm gut?',
  'he is on a fluid restriction, a soup?',
];

const ofTreatment = [
  'Gran had her swallow checked, something with her afternoon tea?',
  'the speech lady wrote level 4 on a card, a nice biscuit?',
  'Oma war bei der Logopädin, sie darf nur pürierte Kost, was Feines?',
  'somebody had to squeeze a lump of meat out of me at the wedding, dinner?',
  'the doctor did the Heimlich on him last month, what for dinner',
  'seit mir die Brezn im Hals steckengeblieben is, was gibts sonst',
  'a chip got stuck in my throat last week, dinner ideas',
  'camera up the backside tomorrow, what can I eat tonight',
  'morgen ist die Darmspiegelung, was darf es heute sein',
  'bowel prep tonight, any treats?',
  'morgen um sieben werd ich operiert, große Portion Pasta?',
  'nil by mouth from midnight, what now',
  'my op is on Friday, comfort food please',
  'Her counts are in the basement. She fancies sushi.',
];

/** The words of these, said of something else. */
const ofNone = [
  'my sister is a pharmacist, what should I cook for her',
  'ich bin still die ganze Zeit, was koche ich',
  'I latched on to spicy food lately, what next',
  'a swallow tattoo party, snacks?',
  'what goes with coffee from the machine',
  'a dish for the man who operates the machine',
  'I want to squeeze more out of my budget, dinner?',
  'Camera ready dessert for tomorrow',
  'level 4 spice please',
  'Was koche ich, wenn ich nüchtern bin',
  'heimlich nasche ich gern was Süßes',
  'ein Stück Kuchen für morgen',
];

describe('what is done to bodies, told in passing (R28)', () => {
  it.each(ofKidneys)('%s: of kidneys', (text) => {
    expect(readAvoidance(text).health).toContain('kidneys');
  });

  it.each(ofTreatment)('%s: of treatment', (text) => {
    expect(readAvoidance(text).health).toContain('other');
  });

  it.each(ofNone)('%s: of none', (text) => {
    expect(readAvoidance(text).health).toEqual([]);
  });
});
