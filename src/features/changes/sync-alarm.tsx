import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { closeChanges, isAlarm, openChanges, useChangesAsked, useSaidStatus, useSyncStatus } from './changes-asked.ts';
import { statusLook } from './status-look.ts';

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
      // Where its row has no room, the words wrap into a second line, which is hidden. They give way after the name of the app.
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
      '& > *': { height: 'target', lineHeight: '44px' },
      '& > svg': { boxSize: '5', flexShrink: '0', my: '3' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/**
 * In the header where something is wrong with the member's work or the connection, and nothing while all is well; opens the list of changes.
 * Holds that list for all places that lead to it, and says aloud what has changed.
 */
export function SyncAlarm() {
  const status = useSyncStatus();
  // Before the next picture, or both would stand for a moment.
  useLayoutEffect(() => useSaidStatus.setState({ status }), [status]);
  const open = useChangesAsked(({ isOpen }) => isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  if (status === undefined) return null;
  const { icon: Icon, words, shortWords = words, color } = statusLook(status);
  return (
    <>
      {isAlarm(status) ? (
        <StatusButton
          color={color}
          aria-label={t`Sync status: ${words}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={openChanges}
        >
          <Icon aria-hidden />
          <chakra.span css={{ '@media (max-width: 24rem)': { display: 'none' } }}>{shortWords}</chakra.span>
        </StatusButton>
      ) : null}
      <StatusAnnouncer words={words} />
      {wasOpened ? (
        <Suspense>
          <ChangesPanel open={open} onClose={closeChanges} status={status} />
        </Suspense>
      ) : null}
    </>
  );
}
