import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { FoodSearch } from '#food-views/search/food-search.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds a food from wherever the member is; choosing one opens its page. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Search foods`} placement="sheet">
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus to its first button.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <chakra.div ref={box} minH={{ base: '24rem', md: '28rem' }} pt="1">
      <FoodSearch
        label={t`Search all foods`}
        placeholder={t`Name, cuisine, flavour`}
        layout="inline"
        replaceHistory
        hrefFor={(id) => `/food/${id}`}
        onChosen={onClose}
        onSeeAll={onClose}
      />
    </chakra.div>
  );
}
