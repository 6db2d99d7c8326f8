import { t } from '@lingui/core/macro';
import { isLanguage, languageNames } from '#languages/language.ts';
import { language } from '#languages/region.ts';
import { saveLanguage } from '#replica/members/member-language.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { preferOnDevice } from '#ui/device/device-preferences.ts';
import { SelectField } from '#ui/fields/select-field.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/**
 * The page reads its language once, at its start, so another language begins with a reload; drafts and unsaved text survive it. The member's mails
 * change language too. A device that is too full to send that changes its own language all the same.
 */
async function choose(replica: Replica, value: string): Promise<void> {
  if (!isLanguage(value) || value === language) return;
  preferOnDevice({ language: value });
  if (value !== 'en-XB') await saveLanguage(replica, value);
  location.reload();
}

/** The language of this device, each called by its own name. */
export function LanguageField() {
  const replica = useReplica();
  return (
    <SelectField
      label={t`Language`}
      hint={t`Foods, reviews and messages stay in the language they were written in.`}
      value={language}
      options={options}
      onValue={(value) => void choose(replica, value)}
    />
  );
}
