import { t } from '@lingui/core/macro';
import { isLanguage, languageNames } from '#languages/language.ts';
import { language } from '#languages/region.ts';
import { preferOnDevice } from '#ui/device-preferences.ts';
import { SelectField } from '#ui/select-field.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** The page's language is read once at its start: another one begins with a load, over which drafts and what was typed stay. */
function choose(value: string): void {
  if (!isLanguage(value) || value === language) return;
  preferOnDevice({ language: value });
  location.reload();
}

/** The language of this device, each called by its own name. */
export function LanguageField() {
  return <SelectField label={t`Language`} hint={t`Foods, reviews and messages stay in the language they were written in.`} value={language} options={options} onValue={choose} />;
}
