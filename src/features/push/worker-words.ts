import { t } from '@lingui/core/macro';
import { achievementKeys } from '#domain/members/achievements.ts';
import { factsOfEachKind, type NotificationFacts } from '#domain/notifications/notification-facts.ts';
import { notificationInWords } from '#domain/notifications/notification-in-words.ts';
import { language } from '#languages/region.ts';
import type { WorkerWords } from './worker-memory.ts';

/** Places that the worker fills in. */
const [who, what, count] = ['{who}', '{what}', '{count}'];

/** The sentences of the app's own list of notifications, for a worker that has no languages. */
export function workerWords(): WorkerWords {
  const said = (facts: NotificationFacts) => notificationInWords({ facts, message: '' });
  return {
    language,
    sentences: Object.fromEntries(factsOfEachKind({ who, what }).map((facts) => [facts.kind, said(facts)])),
    achievements: Object.fromEntries(achievementKeys.map((key) => [key, said({ kind: 'achievement', what: key })])),
    someone: t`A member`,
    many: t`${count} things are new for you`,
    nothing: t`You have seen all that was new`,
    something: t`Something is new for you`,
  };
}
