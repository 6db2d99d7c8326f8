import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { ReplicaProvider } from '#replica/database/replica-context.tsx';
import { aReplica } from '#tests/support/a-replica.ts';
import { appSystem } from '#ui/theme/system.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { identitySection, optionalSections, tasteSection } from './form-sections.ts';
import { PhotoField } from './photo-field.tsx';
import { SectionFields } from './section-fields.tsx';

const WHY = 'Refused for this reason.';
const fields = [identitySection, tasteSection, ...optionalSections].flatMap((section) => section.fields);

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    <ThemeProvider system={appSystem()}>
      <ReplicaProvider replica={aReplica()}>{part}</ReplicaProvider>
    </ThemeProvider>,
  );

/** Whether an element that can be reached, or its group, names the text that says what is wrong as its description. */
function saysWhatIsWrong(html: string): boolean {
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/gu)].flatMap(([, ids = '']) => ids.split(' '));
  return described.some((id) => html.includes(`id="${id}" role="alert"`)) && html.includes(WHY);
}

it.each(fields.filter(({ field }) => field !== 'diet').map((spec) => [spec.field, spec] as const))(
  '%s says what is wrong with it where it is refused, and only there',
  (field, spec) => {
    const state = { submission: emptySubmission(), offeredColours: [], hints: [], change: () => undefined };
    expect(
      saysWhatIsWrong(drawn(<SectionFields fields={[spec]} state={{ ...state, errors: { [field]: WHY } }} />)),
    ).toBe(true);
    const html = drawn(<SectionFields fields={[spec]} state={{ ...state, errors: {} }} />);
    expect(saysWhatIsWrong(html)).toBe(false);
    expect(html).not.toContain('aria-invalid="true"');
  },
);

it('the photo is an invalid field with a reason where it is refused, from the camera too', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  const keepNothing = async () => undefined;
  const photo = (error?: string) =>
    drawn(<PhotoField photo={null} current={null} error={error} onPhoto={keepNothing} />);
  expect(photo(WHY).match(/<input[^>]+aria-invalid="true"/gu)).toHaveLength(2);
  expect(saysWhatIsWrong(photo(WHY))).toBe(true);
  expect(photo().match(/<input[^>]+aria-invalid="false"/gu)).toHaveLength(2);
  expect(saysWhatIsWrong(photo())).toBe(false);
  vi.unstubAllGlobals();
});
