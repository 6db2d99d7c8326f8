import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { pairingStyles } from '#domain/pairing/pairing.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useLive } from '#replica/database/use-live.ts';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import { Button } from '#ui/elements/button.tsx';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { historySettled } from '#ui/overlays/use-back-to-close.ts';
import { filtersSet, type PairingPlace } from './pairing-place.ts';
import { RefineFields } from './refine-fields.tsx';
import { styleNames } from './style-names.ts';

type Refined = Pick<PairingPlace, 'style' | 'filters'>;

interface RefinePreferencesProps {
  readonly refined: Refined;
  readonly onRefined: (refined: Refined) => void;
}

const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

/**
 * 'Refine Preferences' (spec 2 §2.2 and §3): a panel below its button, where each change is applied at once; on a phone a sheet with the style in it,
 * applied when it is closed, in whatever way.
 */
export function RefinePreferences({ refined, onRefined }: RefinePreferencesProps) {
  const isWide = useIsWide();
  const count = filtersSet(refined.filters);
  const panelId = useId();
  const [isOpen, setOpen] = useState(isWide && count > 0);
  const taste = useLive(ownTaste, []);
  const cuisines = useRanked(askCuisines).answer;
  const fields = { cuisines, hasProfile: taste !== undefined && taste.profile !== null };
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        minH="target"
        aria-expanded={isOpen}
        {...(isWide ? { 'aria-controls': panelId } : { 'aria-haspopup': 'dialog' as const })}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        <Trans>Refine Preferences{count > 0 ? ` (${count})` : ''}</Trans>
      </Button>
      {isOpen && isWide ? (
        <Card id={panelId} role="group" aria-label={t`Refine Preferences`} flexBasis="100%">
          <RefineFields
            filters={refined.filters}
            onFilters={(filters) => onRefined({ ...refined, filters })}
            {...fields}
          />
        </Card>
      ) : null}
      {isOpen && !isWide ? (
        <RefineSheet
          {...fields}
          refined={refined}
          onClose={(wanted) => {
            setOpen(false);
            // The sheet has an entry in the history, which goes first.
            void historySettled().then(() => onRefined(wanted));
          }}
        />
      ) : null}
    </>
  );
}

interface RefineSheetProps extends Pick<Parameters<typeof RefineFields>[0], 'cuisines' | 'hasProfile'> {
  readonly refined: Refined;
  readonly onClose: (refined: Refined) => void;
}

/** Style and filters on a phone. The address, and with it the results behind the sheet, stays as it is until the sheet is closed. */
function RefineSheet({ refined, onClose, ...fields }: RefineSheetProps) {
  const [wanted, setWanted] = useState(refined);
  const close = () => onClose(wanted);
  return (
    <Dialog
      open
      onClose={close}
      title={t`Refine Preferences`}
      placement="sheet"
      footer={<Button onClick={close}>{t`Show pairings`}</Button>}
    >
      <chakra.div display="grid" gap="5">
        <ChoiceGroup
          label={t`Pairing style`}
          choices={pairingStyles.map((style) => ({ value: style, label: styleNames[style] }))}
          value={wanted.style}
          onValue={(style) => setWanted({ ...wanted, style })}
        />
        <RefineFields filters={wanted.filters} onFilters={(filters) => setWanted({ ...wanted, filters })} {...fields} />
      </chakra.div>
    </Dialog>
  );
}
