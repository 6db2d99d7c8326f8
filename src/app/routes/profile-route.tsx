import { t } from '@lingui/core/macro';
import { useOperator } from '#features/account/notices/use-operator.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import { FoodCard } from '#food-views/cards/food-card.tsx';
import { DraftList } from '#features/contribution/draft-list.tsx';
import { MemberEvents } from '#features/places/event-lists.tsx';
import { MemberPlaces } from '#features/places/member-places.tsx';
import { ProfileScreen } from '#features/members/profile-screen.tsx';

/** The own profile with the contribution's drafts and the catalogue's food cards. */
export function ProfileRoute() {
  const accounts = useAccounts();
  const operator = useOperator();
  return (
    <ProfileScreen
      drafts={<DraftList heading={t`Drafts`} />}
      renderFood={(food, isUnsent) => <FoodCard food={food} isUnsent={isUnsent} />}
      renderPlaces={(member) => (
        <>
          <MemberEvents member={member} renderMenu={() => null} />
          <MemberPlaces member={member} renderMenu={() => null} />
        </>
      )}
      resendVerification={operator?.sendsMail ? (email) => accounts.resendVerification(email) : null}
    />
  );
}
