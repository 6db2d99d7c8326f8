import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { UnreadSpot } from './unread-spot.tsx';

const MobileDrawer = lazyPart(async () => (await import('./mobile-drawer.tsx')).MobileDrawer, MissingPart);

/** The button of the slide-out menu, below 768 px (spec 2 §2.16); the menu itself is loaded on first use. */
export function MobileMenu({ member }: { readonly member: SignedInMember | null }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <chakra.div display={{ base: 'flex', md: 'none' }} me="-2">
      <IconButton
        label={t`Menu`}
        aria-label={undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        position="relative"
      >
        <VisuallyHidden>{t`Menu`}</VisuallyHidden>
        <Menu aria-hidden />
        {member ? <UnreadSpot /> : null}
      </IconButton>
      {wasOpened ? (
        <Suspense>
          <MobileDrawer open={open} onClose={() => setOpen(false)} member={member} />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
