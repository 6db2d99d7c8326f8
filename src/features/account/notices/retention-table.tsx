import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { retentionDays } from '#domain/accounts/retention-days.ts';
import type { Operator } from '#domain/accounts/operator.ts';

const days = (count: number) => plural(count, { one: '# day', other: '# days' });

/** What is kept, and how long: by the server's constants, and by its settings where they are known. */
export function RetentionTable({ operator }: { readonly operator: Operator | null | undefined }) {
  const rows: readonly (readonly [what: string, howLong: string])[] = [
    [
      t`Account, profile, foods, reviews, messages, likes, saved foods, taste profile, diary, lists, who eats with you`,
      t`until you delete them, or the account`,
    ],
    [t`Mails that wait to be sent`, t`until they are sent or given up, a few days at most`],
    [t`A username that you gave up, so that nobody takes it to be taken for you`, days(retentionDays.usernames)],
    [
      t`Documents of a verification; of one that was turned down, those that you hand in again with the next`,
      t`${days(operator?.documentDays ?? retentionDays.documents)} after the decision`,
    ],
    [t`Reports`, t`until decided, then ${days(retentionDays.reports)}, without the names of members who left`],
    [
      t`That you were blocked by somebody, by a hash of your address, once your account is gone`,
      days(retentionDays.blocks),
    ],
    [t`Notifications`, t`${days(retentionDays.notifications)}, the newest 500`],
    [
      t`Which of your browsers are woken when something is new`,
      t`until you switch it off or sign out there, or ${days(retentionDays.browsers)} after you last opened the app in it`,
    ],
    [t`Errors that the app reported, with your account if you were signed in`, days(retentionDays.errorReports)],
    [t`That a change of yours was taken in, so that it does not happen twice`, days(retentionDays.changes)],
    [t`Parts of an upload whose rest never came`, days(retentionDays.uploads)],
    [t`Who looked at a member’s food, by account or by a hash of the network`, days(retentionDays.viewers)],
    [t`How many looked at a food on a day, without names`, days(retentionDays.views)],
    [t`Who watched a video`, days(retentionDays.watchers)],
    [
      t`How often something was tried or written, for limits, by account or by a hash of the network`,
      t`${days(retentionDays.limits)} at most`,
    ],
    [
      operator?.logsAddresses
        ? t`The log of requests: time, page, kind of browser, network address`
        : t`The log of requests: time, page, kind of browser, no network address`,
      days(operator?.logDays ?? retentionDays.requestLog),
    ],
    ...(operator && operator.backupsKept > 0
      ? [[t`Backups of all of this`, t`the newest ${operator.backupsKept}`] as const]
      : []),
  ];
  return (
    <chakra.table
      width="full"
      fontSize="sm"
      css={{ '& th, & td': { py: '2.5', pe: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' } }}
    >
      <caption hidden>{t`What is kept, and how long`}</caption>
      <thead>
        <chakra.tr color="ink.muted">
          <th scope="col">{t`What`}</th>
          <chakra.th scope="col" width="40%">{t`How long`}</chakra.th>
        </chakra.tr>
      </thead>
      <tbody>
        {rows.map(([what, howLong]) => (
          <chakra.tr key={what} borderTopWidth="1px" borderColor="line.quiet">
            <th scope="row">{what}</th>
            <td>{howLong}</td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
