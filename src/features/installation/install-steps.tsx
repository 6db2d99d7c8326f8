import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { Share, SquarePlus } from 'lucide-react';

const Step = chakra('li', { base: { '& svg': { display: 'inline', verticalAlign: '-0.2em', marginInlineEnd: '1' } } });

/** How an iPhone or iPad takes an app onto its home screen: its browsers ask no question of their own. */
export function InstallSteps() {
  return (
    <chakra.ol display="flex" flexDirection="column" gap="2" ps="5" listStyleType="decimal">
      <Step>
        <Trans>
          Tap <Share size={18} aria-hidden />
          <strong>Share</strong> in the browser’s bar.
        </Trans>
      </Step>
      <Step>
        <Trans>
          Choose <SquarePlus size={18} aria-hidden />
          <strong>Add to Home Screen</strong>.
        </Trans>
      </Step>
      <Step>
        <Trans>
          Tap <strong>Add</strong>.
        </Trans>
      </Step>
    </chakra.ol>
  );
}
