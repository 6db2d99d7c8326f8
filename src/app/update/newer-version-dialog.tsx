import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Heading } from '#ui/layout/heading.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { bringNewerVersion } from './bring-newer-version.ts';
import { hasUnsentWords } from './has-unsent-words.ts';
import { SalvageList } from './salvage-list.tsx';
import { versionsOfBrowser } from './versions-of-browser.ts';

const said = {
  asked: {
    title: t`This tab has an older version`,
    text: t`Foretaste was updated, and only the new version can go on with what is on this device. Reload this tab to get it: what you have written is kept.`,
    action: t`Reload`,
  },
  missing: {
    title: t`A newer version is needed`,
    text: t`What is on this device belongs to a newer version of Foretaste, which is out of reach at the moment. Nothing is lost: it is all there again as soon as the newer version is.`,
    action: t`Try again`,
  },
} as const;

/**
 * This version may not touch the replica any more [S9], so nothing on the page works. The newer version is loaded by itself, or, if something was
 * being written, when a button is pressed.
 */
export function NewerVersionDialog() {
  const titleId = useId();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'asked' | 'bringing' | 'missing'>(() =>
    hasUnsentWords(document) ? 'asked' : 'bringing',
  );
  const settle = (outcome: Awaited<ReturnType<typeof bringNewerVersion>>) => {
    if (outcome === 'not-there') setState('missing');
  };
  const onOpened = useEffectEvent(() => {
    if (state === 'bringing') void bringNewerVersion(versionsOfBrowser, { isByHand: false }).then(settle);
  });
  useEffect(() => {
    dialog.current?.showModal();
    onOpened();
  }, []);
  const onPress = () => {
    setState('bringing');
    void bringNewerVersion(versionsOfBrowser, { isByHand: true }).then(settle);
  };
  const { title, text, action } = said[state === 'missing' ? 'missing' : 'asked'];
  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it all the same when Escape is pressed twice.
      onClose={() => dialog.current?.showModal()}
      m="auto"
      p="6"
      width="min(28rem, calc(100vw - 2rem))"
      bg="paper.raised"
      color="ink.default"
      borderWidth="1px"
      borderColor="line.quiet"
      borderRadius="xl"
      shadow="floating"
      _backdrop={{ bg: 'rgb(20 12 8 / 0.55)' }}
    >
      <Heading id={titleId} size="small" mb="2">
        {title}
      </Heading>
      <chakra.p id={textId} color="ink.muted" mb="5" aria-live="polite">
        {text}
      </chakra.p>
      {state === 'missing' ? <SalvageList /> : null}
      <chakra.div display="flex" justifyContent="flex-end">
        <SubmitButton
          type="button"
          busy={state === 'bringing'}
          busyLabel={t`Loading the new version...`}
          onClick={onPress}
        >
          {action}
        </SubmitButton>
      </chakra.div>
    </chakra.dialog>
  );
}
