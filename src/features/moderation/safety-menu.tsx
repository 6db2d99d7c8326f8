import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ban, Flag, LogIn, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Reportable } from '#domain/administration/report.ts';
import { blockAndMuteOf } from '#replica/members/block-queries.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { muteMember } from '#replica/members/block-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toast } from '#ui/feedback/toast.ts';
import { toastFailure } from './toast-failure.ts';

interface AskedOf {
  readonly item: Reportable;
  /** What the item is called, for example 'Miso soup' or 'Ana’s review'. */
  readonly about: string;
  /** Who is behind it; null where nobody is, as for a food of the starter catalogue. */
  readonly owner: { readonly id: MemberId; readonly name: string } | null;
}

interface SafetyMenuProps extends AskedOf {
  /** Instead of three dots: where another menu is near. */
  readonly icon?: ReactNode;
}

/** Report an item, and mute or block whoever is behind it, from the item itself. Nothing for one's own. */
export function SafetyMenu({ icon, ...asked }: SafetyMenuProps) {
  const { about } = asked;
  return (
    <SafetyItems {...asked}>
      {(items) =>
        items === null ? null : (
          <MoreMenu label={t`More about ${about}`} buttonLabel={t`Report ${about}, and more`} width="15rem" icon={icon}>
            {items}
          </MoreMenu>
        )
      }
    </SafetyItems>
  );
}

interface SafetyItemsProps extends AskedOf {
  /** Draws the menu. @param items draws what belongs into it; null where there is nothing */
  readonly children: (items: ((close: () => void) => ReactNode) | null) => ReactNode;
}

/** The same for a menu that holds other things, too. */
export function SafetyItems({ item, about, owner, children }: SafetyItemsProps) {
  const current = useLive(session, []);
  const [asking, setAsking] = useState<'report' | 'block' | null>(null);
  const isAnothers = current !== undefined && (owner === null || current?.memberId !== owner.id);
  if (!isAnothers) return <>{children(null)}</>;
  const close = () => setAsking(null);
  return (
    <>
      {children((closeMenu) => {
        const ask = (what: 'report' | 'block') => {
          closeMenu();
          setAsking(what);
        };
        if (current === null) return <SignInFirst />;
        return (
          <>
            <MenuItem onClick={() => ask('report')}>
              <Flag aria-hidden />
              {t`Report`}
            </MenuItem>
            {owner === null ? null : <MemberItems owner={owner} onDone={closeMenu} onBlock={() => ask('block')} />}
          </>
        );
      })}
      <ReportDialog item={item} about={about} open={asking === 'report'} onClose={close} />
      {owner === null ? null : <BlockDialog member={owner} open={asking === 'block'} onClose={close} />}
    </>
  );
}

interface MemberItemsProps {
  readonly owner: { readonly id: MemberId; readonly name: string };
  readonly onDone: () => void;
  readonly onBlock: () => void;
}

function MemberItems({ owner, onDone, onBlock }: MemberItemsProps) {
  const current = useLive((replica) => blockAndMuteOf(replica, owner.id), [owner.id]) ?? null;
  const mute = useMute(owner);
  const isMuted = current?.isMuted ?? false;
  const name = <bdi>{owner.name}</bdi>;
  return (
    <>
      <MenuItem
        onClick={() => {
          onDone();
          void mute(!isMuted);
        }}
      >
        {isMuted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        <span>{isMuted ? <Trans>Unmute {name}</Trans> : <Trans>Mute {name}</Trans>}</span>
      </MenuItem>
      <MenuItem tone="danger" onClick={onBlock}>
        <Ban aria-hidden />
        <span>
          <Trans>Block {name}</Trans>
        </span>
      </MenuItem>
    </>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  return (
    <MenuLink asChild>
      <Link to="/auth" state={{ from: pathname + search }} replace={!isWide}>
        <LogIn aria-hidden />
        {t`Sign in to report`}
      </Link>
    </MenuLink>
  );
}

/** Mutes a member, or ends it, and says so with a way back. */
function useMute({ id, name }: { readonly id: MemberId; readonly name: string }) {
  const replica = useReplica();
  return async (isMuted: boolean): Promise<void> => {
    const outcome = await muteMember(replica, { muted: id, isMuted, heldFor: HELD_FOR_UNDO });
    if (outcome.kind !== 'saved') {
      toastFailure(outcome, isMuted ? t`Not muted` : t`Not unmuted`);
      return;
    }
    toast({
      title: isMuted ? t`${name} is muted` : t`${name} is not muted any more`,
      description: isMuted
        ? t`You get no notifications from this member, and nothing in your feed. Nobody else is told.`
        : undefined,
      action: { label: t`Undo`, run: () => void muteMember(replica, { muted: id, isMuted: !isMuted }) },
    });
  };
}
