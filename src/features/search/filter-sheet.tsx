import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FilterActions } from './filter-actions.tsx';
import { FilterFields } from './filter-fields.tsx';

interface FilterSheetProps {
  readonly question: FoodQuestion;
  /** Closed, in whatever way, with this wanted. */
  readonly onClose: (wanted: FoodQuestion) => void;
}

/**
 * The filters over the results, where there is no room beside them. The address stays as it is until the sheet is closed: what is chosen in it is one
 * step, and Back closes the sheet.
 */
export function FilterSheet({ question, onClose }: FilterSheetProps) {
  const [wanted, setWanted] = useState(question);
  const close = () => onClose(wanted);
  return (
    <Dialog
      open
      onClose={close}
      title={t`Filters`}
      placement="panel"
      footer={<FilterActions question={wanted} onQuestion={setWanted} onShow={close} />}
    >
      <FilterFields question={wanted} onQuestion={setWanted} />
    </Dialog>
  );
}
