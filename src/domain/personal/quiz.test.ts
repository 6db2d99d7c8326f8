import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { answersOf, isAnswered, noQuizAnswers, profileAfterQuiz, type QuizAnswers } from './quiz.ts';

const everyAnswer: QuizAnswers = {
  spice: 7,
  sweetness: 'Moderately sweet',
  textures: ['Creamy', 'Silky'],
  flavours: ['Umami'],
  aroma: 'Floral & Fresh',
  curiosity: 9,
};

describe('the answers that a profile would give', () => {
  it('are none where there is no profile, or an empty one', () => {
    expect(answersOf(null)).toEqual(noQuizAnswers);
    expect(answersOf(emptyTasteProfile)).toEqual(noQuizAnswers);
  });

  it('are those of the quiz that made it, in the spelling and the order of the quiz', () => {
    expect(answersOf(profileAfterQuiz(emptyTasteProfile, everyAnswer))).toEqual(everyAnswer);
    const spelt = { ...emptyTasteProfile, preferredTextures: ['SILKY', 'gooey', 'creamy'] };
    expect(answersOf(spelt).textures).toEqual(['Creamy', 'Silky']);
  });

  it('hold a sweetness only where the quiz has one', () => {
    const sweetness = (sweetnessPreference: number) =>
      answersOf({ ...emptyTasteProfile, sweetnessPreference }).sweetness;
    expect([1, 5, 6].map(sweetness)).toEqual(['I avoid sweet foods', 'Extremely sweet', null]);
  });
});

describe('the quiz goes on', () => {
  it('after a question that was answered, and after a slider that nobody touched (R42)', () => {
    const fields = ['spice', 'sweetness', 'textures', 'flavours', 'aroma', 'curiosity'] as const;
    expect(fields.filter((field) => isAnswered(noQuizAnswers, field))).toEqual(['spice', 'curiosity']);
    expect(fields.filter((field) => isAnswered(everyAnswer, field))).toEqual(fields);
  });
});
