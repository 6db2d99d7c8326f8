import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { FileText, Trash2 } from 'lucide-react';
import { documentTypeLabels, documentTypes, sizeInMegabytes } from '#domain/professionals/verification-document.ts';
import { removeDocumentDraft, restoreDocumentDraft, setDocumentType } from '#replica/professionals/document-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { DocumentDraft } from '#replica/database/device-rows.ts';

const options = [
  { value: '', label: t`Select a document type` },
  ...documentTypes.map((value) => ({ value, label: documentTypeLabels[value] })),
];

/** A chosen document: its name, its size in MB, what it is, and the way to take it out again. */
export function DocumentRow({ draft }: { readonly draft: DocumentDraft }) {
  const replica = useReplica();
  const { name, bytes, type } = draft;
  const remove = async () => {
    await removeDocumentDraft(replica, draft);
    toast({
      title: t`Document removed`,
      description: name,
      action: { label: t`Undo`, run: () => void restoreDocumentDraft(replica, draft) },
    });
  };
  return (
    <Card
      as="li"
      pad="sm"
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem' }}
      alignItems="end"
    >
      <chakra.div display="flex" gap="3" alignItems="center" minW="0" alignSelf="center">
        <chakra.span aria-hidden color="ink.muted" flexShrink="0">
          <FileText size={22} />
        </chakra.span>
        <chakra.div flex="1" minW="0">
          <chakra.p dir="auto" fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="figures" fontSize="sm" color="ink.muted">
            {sizeInMegabytes(bytes.size)}
          </chakra.p>
        </chakra.div>
        <IconButton tone="danger" label={t`Remove ${name}`} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      <SelectField
        label={t`Document type`}
        required
        value={type ?? ''}
        onValue={(value) =>
          void setDocumentType(replica, { id: draft.id, type: documentTypes.find((known) => known === value) ?? null })
        }
        options={options}
      />
    </Card>
  );
}
