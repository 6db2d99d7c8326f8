import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { roleLabels } from '#domain/members/member.ts';
import { isBusinessRole } from '#domain/professionals/professional-profile.ts';
import { changeRole } from '#replica/professionals/change-role.ts';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { RoleCard } from './role-card.tsx';
import { roleChangeFailure } from './role-change-failure.ts';
import { professionalForms, type RoleOffer, roleOffers } from './role-offers.ts';

/** A member's roles to move between (R13). An administrator's is given and taken by administrators alone. */
export function MemberRoles({ member: { profile } }: { readonly member: SignedInMember }) {
  const replica = useReplica();
  const [wanted, setWanted] = useState<RoleOffer | null>(null);
  const current = profile?.role ?? 'enthusiast';
  if (current === 'admin')
    return (
      <Notice
        title={roleLabels.admin}
      >{t`Administrators are made by a command on the server. Another administrator can give you another role.`}</Notice>
    );

  const move = async (role: RoleOffer['role'], before: RoleOffer['role'] | null) => {
    setWanted(null);
    const failure = roleChangeFailure(await changeRole(replica, { role }));
    if (failure !== null)
      return toast({ title: t`Your role was not changed`, description: failure, tone: 'destructive' });
    const undo = before === null ? {} : { action: { label: t`Undo`, run: () => void move(before, null) } };
    toast({ title: t`Role changed`, description: t`You are now a ${roleLabels[role]}.`, tone: 'success', ...undo });
  };
  const choose = (offer: RoleOffer) => {
    if (profile?.isVerified) setWanted(offer);
    else void move(offer.role, current);
  };

  return (
    <>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="4"
      >
        {roleOffers.map((offer) => (
          <li key={offer.role}>
            <RoleCard offer={offer} isCurrent={offer.role === current} action={actionOf(offer, current, choose)} />
          </li>
        ))}
      </chakra.ul>
      <ConfirmDialog
        open={wanted !== null}
        title={t`Give up your verification?`}
        message={t`You are verified as what you are now. If you change your role and come back, verification begins anew.`}
        confirmLabel={t`Change role`}
        onConfirm={() => wanted && void move(wanted.role, null)}
        onCancel={() => setWanted(null)}
      />
    </>
  );
}

function actionOf(offer: RoleOffer, current: RoleOffer['role'], choose: (offer: RoleOffer) => void) {
  if (isBusinessRole(offer.role)) return <Link to={professionalForms[offer.role]}>{offer.title}</Link>;
  if (offer.role === current) return null;
  return (
    <chakra.button type="button" textAlign="start" onClick={() => choose(offer)}>
      {offer.title}
    </chakra.button>
  );
}
