import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Download, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { Floating } from '#ui/overlays/floating.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { useGiveWay, WHOLE_FORM } from '#ui/overlays/use-give-way.ts';
import { InstallSteps } from './install-steps.tsx';
import { install, type InstallWay, rememberSeen } from './installation.ts';

/** The card that offers to install the app (spec 2 §2.17). It lies over no form: there it is away until another page is open. */
export function InstallCard({ way }: { readonly way: Exclude<InstallWay, null> }) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  if (useGiveWay(place, WHOLE_FORM)) return null;
  return (
    <Floating ref={place} card aria-labelledby={id} maxW={{ md: '24rem' }} p="4" ps="5">
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.div flex="1">
          <chakra.h2 id={id} fontWeight="semibold">{t`Install Foretaste`}</chakra.h2>
          <chakra.p mt="1" color="ink.muted">{t`It opens from your home screen, also without a connection.`}</chakra.p>
        </chakra.div>
        <IconButton label={t`Not now`} mt="-2" me="-2" onClick={rememberSeen}>
          <X />
        </IconButton>
      </chakra.div>
      {way === 'offer' ? (
        <chakra.div mt="3">
          <Button onClick={() => void install()}>
            <Download aria-hidden />
            {t`Install`}
          </Button>
        </chakra.div>
      ) : (
        <chakra.div mt="3">
          <InstallSteps />
        </chakra.div>
      )}
    </Floating>
  );
}
