import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { type AdminMember, type MemberFilter, memberFilters } from '#domain/administration/administration.ts';
import { roleLabels } from '#domain/members/member.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useRefresher } from '#ui/feedback/refreshers.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { adminFailure } from './admin-failure.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRecord } from './member-record.tsx';
import { useAdminMembers } from './use-admin-members.ts';
import { useSettledText } from './use-settled-text.ts';

const filterLabels: Readonly<Record<MemberFilter, string>> = {
  all: t`Everybody`,
  suspended: t`Suspended`,
  ...roleLabels,
};

/** Members to find, to give a role, and to suspend. Looked up on the server: addresses are on no device (R19). */
export function MembersScreen() {
  const [text, setText] = useState('');
  const [which, setWhich] = useState<MemberFilter>('all');
  const [open, setOpen] = useState<AdminMember | null>(null);
  const list = useAdminMembers({ name: useSettledText(text.trim()), which });
  useRefresher(async () => list.reload());
  const { page } = list;
  const count = page?.members.length ?? 0;
  return (
    <Page
      heading={t`Members`}
      lead={t`Find a member, change a role, suspend an account.`}
      documentTitle={t`Members · Admin · Foretaste`}
    >
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
        alignItems="end"
        mb="5"
      >
        <search>
          <SearchInput
            label={t`Find members`}
            placeholder={t`Name, username or e-mail`}
            value={text}
            onValue={setText}
            maxLength={100}
          />
        </search>
        <SelectField
          label={t`Show`}
          value={which}
          onValue={(value) => setWhich(memberFilters.find((known) => known === value) ?? 'all')}
          options={memberFilters.map((value) => ({ value, label: filterLabels[value] }))}
        />
      </chakra.div>
      <Obstacle list={list} />
      {page === undefined && list.isAsking ? <LoadingState shape="rows" label={t`Loading members...`} /> : null}
      {page !== undefined && count === 0 && list.failure === null ? (
        <EmptyState
          icon={SearchX}
          title={t`No members found`}
          description={t`Try another spelling, or show everybody.`}
        />
      ) : null}
      <VisuallyHidden as="output">{page === undefined ? '' : t`${count} members shown`}</VisuallyHidden>
      {page === undefined || count === 0 ? null : (
        <VirtualGrid
          layout="rows"
          items={page.members}
          keyOf={({ profile }) => profile.id}
          render={(member) => <MemberRecord member={member} onOpen={setOpen} />}
        />
      )}
      {page === undefined || page.next === null ? null : (
        <chakra.div display="flex" justifyContent="center" mt="5">
          <SubmitButton
            type="button"
            tone="outline"
            busy={list.isAsking}
            busyLabel={t`Loading...`}
            onClick={list.showMore}
          >{t`Load More`}</SubmitButton>
        </chakra.div>
      )}
      {open === null ? null : <MemberDialog member={open} onClose={() => setOpen(null)} onChanged={list.replace} />}
    </Page>
  );
}

/** What keeps the list from being whole: said above what is shown, or in its place. */
function Obstacle({ list: { page, failure, reload } }: { readonly list: ReturnType<typeof useAdminMembers> }) {
  if (failure === null) return null;
  if (page !== undefined)
    return (
      <chakra.div mb="5">
        <Notice tone="offline" title={t`This list may be out of date`}>
          {adminFailure(failure)}
        </Notice>
      </chakra.div>
    );
  if (failure.kind === 'unreachable')
    return (
      <OfflineState
        title={t`Members are looked up on the server`}
        description={t`Foretaste cannot be reached. Members' addresses are kept on no device, so this needs a connection.`}
      />
    );
  return <ErrorState title={t`Members could not be loaded`} description={adminFailure(failure)} onRetry={reload} />;
}
