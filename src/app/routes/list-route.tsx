import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { ListAbsent } from '#features/lists/list-absent.tsx';
import { ListScreen } from '#features/lists/list-screen.tsx';
import { MemberList } from '#features/members/member-list.tsx';
import { SafetyMenu } from '#features/moderation/safety-menu.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Members that are found for an invitation: more is a matter of a longer name. */
const FOUND = 8;

/** One list, which can be reported where it is another's, and to which members are invited where it is one's own; anew for each address. */
export function ListRoute() {
  const id = readRecordId(useParams()['id']) as FoodListId | null;
  if (id === null) return <ListAbsent kind="missing" />;
  return (
    <ListScreen
      key={id}
      id={id}
      renderMenu={(list, owner) => (
        <SafetyMenu
          item={{ kind: 'list', id: list.id }}
          about={list.name}
          owner={{ id: list.ownerId, name: owner?.fullName || owner?.username || t`A member` }}
        />
      )}
      renderMembers={(question, { member, empty }) => (
        <MemberList
          question={question}
          pageSize={FOUND}
          layout="rows"
          renderMember={member}
          skeleton={<Skeleton height="14" />}
          empty={empty}
        />
      )}
    />
  );
}
