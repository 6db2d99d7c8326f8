import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile, encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { encodeFood } from './encode-food.ts';
import { emptySubmission } from './food-submission.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { answersOf, profileAfterQuiz } from '#domain/personal/quiz.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { isSilent, NO_TASTING } from '#domain/tasting/tasting.ts';

/**
 * Every slider of the app: by its file how many there are, and what they are for. 'states': a claim, null until somebody touches it (R42). 'filters': it
 * begins where it leaves nothing out.
 */
const sliders: Readonly<Record<string, readonly [count: number, what: 'states' | 'filters' | 'draws']>> = {
  'src/features/contribution/intensity-fields.tsx': [3, 'states'],
  'src/features/pairing/refine-fields.tsx': [2, 'filters'],
  'src/features/reviews/tasting-fields.tsx': [1, 'states'],
  'src/features/search/filter-fields.tsx': [2, 'filters'],
  'src/features/taste-journey/profile-editor.tsx': [3, 'states'],
  'src/features/taste-journey/quiz-answer-field.tsx': [1, 'states'],
  'src/ui/fields/level-slider.tsx': [1, 'draws'],
  'src/ui/fields/range-field.tsx': [1, 'draws'],
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }));
const slider = /<(?:LevelSlider|RangeField)\b|type="range"/g;

describe('a slider that nobody touched', () => {
  it('is known here, whichever it is', () => {
    const found = sources.flatMap(({ file, text }) => {
      const count = [...text.matchAll(slider)].length;
      return count === 0 ? [] : [[file, count] as const];
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(sliders).map(([file, [count]]) => [file, count])),
    );
  });

  it('states nothing (R42)', () => {
    const { intensities, flavourIntensity, difficulty } = emptySubmission();
    expect([...Object.values(intensities), flavourIntensity, difficulty]).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect([
      emptyTasteProfile.spiceTolerance,
      emptyTasteProfile.sweetnessPreference,
      emptyTasteProfile.adventureLevel,
    ]).toEqual([null, null, null]);
    expect(isSilent(NO_TASTING)).toBe(true);
    expect(profileAfterQuiz(emptyTasteProfile, answersOf(null))).toEqual(emptyTasteProfile);
  });

  it('sends nothing (R42)', () => {
    const profile: Readonly<Record<string, unknown>> = { ...encodeTasteProfile(emptyTasteProfile) };
    expect(
      [profile['spice_tolerance'], profile['sweetness_preference'], profile['adventure_level']].filter(
        (value) => typeof value === 'number' && value > 0,
      ),
    ).toEqual([]);
    expect(JSON.stringify(encodeFood(emptySubmission()))).not.toMatch(
      /"(?:difficulty\w*|flavor_intensity|sweet|salty|sour|bitter|umami|spicy)":[0-9]/,
    );
  });

  it('leaves nothing out where it filters', () => {
    expect([everyFood.minimumRating, everyFood.intensities]).toEqual([0, {}]);
    expect([
      noPairingFilters.spiceIntensity,
      noPairingFilters.sweetnessLevel,
      noPairingFilters.culturalExploration,
    ]).toEqual([{ from: 0, to: 5 }, { from: 0, to: 5 }, 5]);
  });

  it('has a stop, or a start, that states nothing', () => {
    const claiming = sources
      .filter(({ file }) => sliders[file]?.[1] === 'states')
      .flatMap(({ file, text }) => [...text.matchAll(/<LevelSlider\b[\s\S]*?\/>/g)].map(([tag]) => ({ file, tag })));
    expect(claiming.length).toBeGreaterThan(5);
    expect(claiming.filter(({ tag }) => tag.includes('isRequired') && !tag.includes('start='))).toEqual([]);
  });
});
