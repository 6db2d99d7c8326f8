import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { documentAccept, MOST_DOCUMENTS } from '#domain/professionals/verification-document.ts';
import { documentDrafts } from '#replica/professionals/document-drafts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { DocumentRow } from './document-row.tsx';
import { useChosenDocuments } from './use-chosen-documents.ts';
import { useSubmitVerification } from './use-submit-verification.ts';

interface DocumentFormProps {
  readonly hasProfessional: boolean;
  /** Documents of a rejected request that can go along with this one. */
  readonly kept?: number;
  /** What sending is called where a request waits already. */
  readonly submitLabel?: string;
  readonly onSubmitted?: () => void;
}

/** Documents to hand in (spec 2 §2.7, §5): dropped or picked, each with its type; kept on the device until they are submitted. */
export function DocumentForm({
  hasProfessional,
  kept = 0,
  submitLabel = t`Submit for Verification`,
  onSubmitted,
}: DocumentFormProps) {
  const drafts = useLive(documentDrafts, []);
  const { choose, isReading, problem } = useChosenDocuments();
  const { submit, isSubmitting } = useSubmitVerification();
  const [keeps, setKeeps] = useState(true);
  if (drafts === undefined) return null;
  return (
    <chakra.form
      noValidate
      aria-label={t`Verification documents`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ hasProfessional, kept: keeps ? kept : 0 }).then((isSubmitted) => isSubmitted && onSubmitted?.());
      }}
    >
      <Stack gap="5">
        {kept === 0 ? null : (
          <SwitchField
            label={t`Hand in the documents of my last request again`}
            hint={plural(kept, {
              one: '# document is with Foretaste and need not be sent again. Add what was missing or could not be read. Without this it is deleted as announced.',
              other:
                '# documents are with Foretaste and need not be sent again. Add what was missing or could not be read. Without this they are deleted as announced.',
            })}
            checked={keeps}
            onChecked={setKeeps}
          />
        )}
        <FileDrop
          label={t`Documents`}
          hint={t`PDF, JPG, JPEG, PNG, DOC or DOCX, at most ${MOST_DOCUMENTS} files of 10 MB each. Drop them here, or choose them.`}
          accept={documentAccept}
          many
          error={problem}
          busyLabel={isReading ? t`Reading the files...` : undefined}
          onFile={choose}
        />
        {drafts.length === 0 ? null : (
          <Stack as="ul" aria-label={t`Chosen documents`} gap="3" listStyleType="none">
            {drafts.map((draft) => (
              <DocumentRow key={draft.id} draft={draft} />
            ))}
          </Stack>
        )}
        <SubmitButton size="lg" wide busy={isSubmitting} busyLabel={t`Submitting...`}>
          {submitLabel}
        </SubmitButton>
      </Stack>
    </chakra.form>
  );
}
