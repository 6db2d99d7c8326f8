import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { anySubmission } from '#tests/support/any-submission.ts';
import { describeSubmission } from './describe-submission.ts';

const draft = {
  ...emptySubmission(),
  name: 'Laksa',
  origin: 'Malaysian',
  flavours: ['coconutty', 'spicy'],
  textures: ['silky'],
};

describe('describeSubmission', () => {
  it('says what was entered, and nothing that was not (R4)', () => {
    expect(describeSubmission(draft)).toBe(
      'Laksa, from the Malaysian kitchen, tastes coconutty and spicy. In the mouth it is silky.',
    );
    expect(describeSubmission({ ...draft, intensities: { ...draft.intensities, spicy: 3 } })).toContain(
      'Expect moderate heat.',
    );
    expect(describeSubmission({ ...draft, name: '', origin: '' })).toContain('It tastes coconutty and spicy.');
  });

  it('has nothing to say of a name alone', () => {
    expect(describeSubmission({ ...emptySubmission(), name: 'Laksa' })).toBe('');
    expect(describeSubmission(emptySubmission())).toBe('');
  });

  it('can describe any submission', () => {
    fc.assert(
      fc.property(anySubmission, (submission) => {
        expect(typeof describeSubmission(submission)).toBe('string');
      }),
    );
  });
});
