import { describe, expect, it } from 'vitest';
import { isOfSafety } from './is-of-safety.ts';

describe('questions of safety (R5)', () => {
  it.each([
    'does pho contain eggs',
    'Are there prawns in it?',
    'something without sesame',
    'Can I eat ramen?',
    'any kosher dishes',
    'I have a mustard allergy, what can I eat?',
    'Enthält Pho Eier?',
    'Sind da Garnelen drin?',
    'etwas ohne Sesam',
    'Kann ich Ramen essen?',
    'Gibt es koschere Gerichte?',
    'Milch vertrage ich nicht, was kann ich essen?',
    'Ist Ramen schweinefrei oder halal?',
    'erdnussfreies Essen',
    'Welche Allergene hat Pho?',
    'ob das wohl Soja enthält',
    'Hat das Gericht Senf?',
    'Ist in Carbonara Schweinefleisch?',
    'Ich esse kein Fleisch',
  ])('“%s” is one', (prompt) => expect(isOfSafety(prompt)).toBe(true));

  it.each([
    'What does pho taste like?',
    'something nutty and sweet',
    'What goes with egg tart?',
    'compare fish soup and ramen',
    'hello',
    'Wie schmeckt Fischsuppe?',
    'etwas Nussiges und Milchiges',
    'Was passt zu Milchreis?',
    'Wie scharf ist Pad Thai?',
    'Was soll ich heute Abend essen?',
    'Hallo',
    '',
    'Woher kommt Senf?',
  ])('“%s” is none', (prompt) => expect(isOfSafety(prompt)).toBe(false));
});
