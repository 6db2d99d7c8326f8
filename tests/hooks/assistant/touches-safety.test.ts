import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

interface SafetyWords {
  readonly asksForSafety: (text: string) => boolean;
  readonly touchesSafety: (text: string) => boolean;
}
const { asksForSafety, touchesSafety } = createRequire(import.meta.url)(
  '../../../pb_hooks/lib/assistant/touches-safety.js',
) as SafetyWords;

describe('R5: what is of safety, to the server, in the languages of the app', () => {
  test.each([
    'Is Pad Thai safe with a peanut allergy?',
    'any vegan dishes',
    'GLUTEN',
    'does it have nuts',
    'Ist Pad Thai vegan?',
    'Sind Nüsse in Satay?',
    'sind da nuesse drin',
    'Kann ich Pad Thai essen? Ich bin allergisch gegen Soja.',
    'Enthält Pho denn keine Eier?',
    'Etwas ohne Milch',
    'Pad Thai nussfrei?',
    'Ist Pho für Zöliakie-Kranke geeignet',
    'Vertrage ich Ramen bei Laktoseintoleranz',
    'Ist da Fisch drin?',
    'ERDNUẞ',
    've\u00adgan',
    'Any pe\u0430nuts?',
    'gl\u200buten',
    'Some ｐｅａｎｕｔｓ in it?',
    'Any penuts in it?',
    'Sind da Haselnüsse drin',
    'Weder Fisch noch Fleisch',
    'Ist Kimchi in der Schwangerschaft unbedenklich?',
    'koscher',
    'milchfreie Desserts',
    'Steckt in Ramen Ei?',
    'Walnüsse?',
    'Gibt es Fleisch im Curry?',
    'Schalentiere',
    'Ist das giftig',
    'Muss ich bei Pad Thai wegen Soja aufpassen?',
    'Wieviel Milch hat Pho?',
    'Worin ist Sesam?',
  ])('a question is: “%s”', (text) => expect(asksForSafety(text)).toBe(true));

  test.each([
    'What does pho taste like?',
    'something nutty and sweet',
    'Wie schmeckt Pad Thai?',
    'Was passt zu Kokosnuss?',
    'etwas mit Muskatnüssen',
    'etwas Nussiges und Süßes',
    'Wie scharf ist Pad Thai?',
    'Was schmeckt wie Milchreis?',
    'Wie schmeckt Fischsuppe?',
    'etwas Süßes und Knuspriges',
    'milchig und mild',
  ])('a question is not: “%s”', (text) => expect(asksForSafety(text)).toBe(false));

  test.each([
    'It is nut-free.',
    'Pad Thai ist nussfrei.',
    'Das kannst du sicher essen.',
    'Es ist frei von Milch.',
    'Für Veganer und Vegetarier.',
    'Bei Zöliakie verträglich.',
    'Ohne Erdnüsse.',
    'Das ist sicher.',
    // What a service cannot know, in the ways that a sentence says it.
    'It contains no eggs.',
    'Made without any fish sauce.',
    'free of sesame',
    'It is mustard-free.',
    'It does not contain shellfish.',
    'a plant-based bowl',
    'There is no butter in it.',
    'This one skips the prawns.',
    'It contains fish sauce.',
    'Es kommt ohne Ei aus.',
    'Es enthält keine Milch.',
    'rein pflanzlich',
    'Ohne jede Butter gemacht.',
    'keinerlei Honig',
  ])('an answer is: “%s”', (text) => expect(touchesSafety(text)).toBe(true));

  test.each([
    'Nussig und vollmundig: das schmeckt dir sicher.',
    'Eine Brühe mit Fisch und Kokosnuss.',
    'Warm and nutty.',
    'Creamy, buttery and rich.',
    'The cheese melts into the noodles.',
    'It goes well with fish and rice.',
    'Pad Thai tastes tangy, without doubt, with a hint of heat.',
    'Schmeckt nach Butter und Käse, mild.',
    'Das Ei ist weich, dazu passt Fisch.',
  ])('an answer is not: “%s”', (text) => expect(touchesSafety(text)).toBe(false));
});
