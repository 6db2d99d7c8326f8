import { expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { identitySection, optionalSections, tasteSection } from './form-sections.ts';

it('asks for every field of a contribution, each once (spec 1 §3, §5)', () => {
  const asked = [identitySection, tasteSection, ...optionalSections].flatMap(({ fields }) =>
    fields.map(({ field }) => field),
  );
  // The confirmation is part of the question about nuts (R5).
  const fields = Object.keys(emptySubmission()).filter((field) => field !== 'nutFreeConfirmed');
  expect(asked.toSorted()).toEqual(fields.toSorted());
});
