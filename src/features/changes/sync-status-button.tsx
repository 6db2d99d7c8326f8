import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CloudCheck } from 'lucide-react';
import { Suspense, useState, useEffect } from 'react';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { statusLook } from './status-look.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

/** A status that flickers past is not worth an interruption. */
const settledAfter = 1_500;

/** Reads a changed status out, politely and once it has settled; the first status after the start is no news. */
function StatusAnnouncer({ words }: { readonly words: string }) {
  const [known, setKnown] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(words);
      setSaid(words);
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [words, known]);
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}

const ChangesPanel = lazyPart(async () => (await import('./changes-panel.tsx')).ChangesPanel, MissingPart);

const StatusButton = chakra(
  'button',
  {
    base: {
      // Where its row has no room, the words wrap into a second line, which is hidden. They give way first while all is well, and after the name of
      // the app while it is not.
      display: 'inline-flex',
      flexShrink: '10',
      flexWrap: 'wrap',
      columnGap: '2',
      minW: 'target',
      height: 'target',
      overflow: 'hidden',
      px: '3',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _hover: { bg: 'paper.sunken' },
      '& > *': { height: 'target', lineHeight: '2.75rem' },
      '& > svg': { boxSize: '5', flexShrink: '0', my: '3' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Gives way before anything else of the row. */
const QUIET = '1000000000';

/** As wide as the button where all is well, until it is known what it says: nothing beside it moves then. */
function Place() {
  return (
    <StatusButton visibility="hidden" flexShrink={QUIET}>
      <CloudCheck aria-hidden />
      <chakra.span hideBelow="lg">{t`Synced`}</chakra.span>
    </StatusButton>
  );
}

/** Where the member's work is, in the header: synced, n pending, offline, needs attention; opens the list of changes. */
export function SyncStatusButton() {
  const status = useLive(syncStatus, []);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (status === undefined) return <Place />;
  const { icon: Icon, words, shortWords = words, color } = statusLook(status);
  const isQuiet = status.kind === 'synced';
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <StatusButton
        color={color}
        {...(isQuiet ? { flexShrink: QUIET } : {})}
        aria-label={t`Sync status: ${words}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon aria-hidden />
        <chakra.span hideBelow="lg">{shortWords}</chakra.span>
        {isQuiet ? null : (
          <chakra.span hideFrom="md" css={{ '@media (max-width: 24rem)': { display: 'none' } }}>
            {shortWords}
          </chakra.span>
        )}
      </StatusButton>
      <StatusAnnouncer words={words} />
      {wasOpened ? (
        <Suspense>
          <ChangesPanel open={open} onClose={() => setOpen(false)} status={status} />
        </Suspense>
      ) : null}
    </>
  );
}
