import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog, MissingPart);

/** Whether a key press is the wish to search: Ctrl or Cmd with K, or '/' while nothing is being written. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && !altKey && !isWriting;
}

/** The search dropdown from everywhere: a button of the header, Ctrl/Cmd-K and '/'. The dialog is loaded on first use. */
export function SearchEverywhere() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !isSearchKey(event) || document.querySelector('dialog[open]:modal') !== null) return;
      event.preventDefault();
      setWasOpened(true);
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        label={t`Search foods`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Search aria-hidden />
      </IconButton>
      {wasOpened ? (
        <Suspense>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
