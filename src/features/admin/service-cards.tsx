import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { sizeInWords } from '#ui/device/size-in-words.ts';
import { Bot, Database, type LucideIcon, Mail, Server } from 'lucide-react';

import type { ServicesHealth, StoredSize } from '#domain/values/services-health.ts';
import { figure } from '#languages/figure.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }));
interface Service {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly state: { readonly label: string; readonly tone: 'herb' | 'saffron' | 'danger' | 'neutral' };
  readonly sentence: string;
  readonly facts: readonly (readonly [what: string, value: string])[];
}

/** One card per service: its state in a word, a sentence that says what follows, and the figures. */
export function ServiceCards({ health }: { readonly health: ServicesHealth }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      mt="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {[server(health), mail(health), ai(health), storage(health)].map((service) => (
        <ServiceCard key={service.name} service={service} />
      ))}
    </chakra.div>
  );
}

function ServiceCard({ service: { name, icon: Icon, state, sentence, facts } }: { readonly service: Service }) {
  return (
    <Card as="section" aria-label={name} pad="sm">
      <Row justifyContent="space-between" gap="2">
        <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lg" fontWeight="semibold">
          <Icon aria-hidden size={20} />
          {name}
        </chakra.h2>
        <Badge tone={state.tone}>{state.label}</Badge>
      </Row>
      <chakra.p textStyle="small" color="ink.muted" mt="1" mb="3">
        {sentence}
      </chakra.p>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(0, auto) minmax(0, 1fr)"
        columnGap="4"
        rowGap="1.5"
        fontSize="sm"
      >
        {facts.map(([what, value]) => (
          <chakra.div key={what} display="contents">
            <chakra.dt color="ink.muted">{what}</chakra.dt>
            <chakra.dd m="0" textAlign="end" textStyle="figures" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
}

function server({ startedAt, feedHead, schema }: ServicesHealth): Service {
  return {
    name: t`Server`,
    icon: Server,
    state: { label: t`Running`, tone: 'herb' },
    sentence: t`It answers, and tells devices of every change.`,
    facts: [
      [t`Up since`, startedAt === 0 ? t`not known` : moment().format(startedAt)],
      [t`Change feed at`, figure(feedHead)],
      [t`Schema`, schema],
    ],
  };
}

function mail({ mail: { isOn, waiting, lastSentAt, lastError, lastErrorAt } }: ServicesHealth): Service {
  const isFailing = isOn && lastErrorAt > lastSentAt;
  return {
    name: t`Mail`,
    icon: Mail,
    state: !isOn
      ? { label: t`Off`, tone: 'saffron' }
      : isFailing
        ? { label: t`Failing`, tone: 'danger' }
        : { label: t`On`, tone: 'herb' },
    sentence: !isOn
      ? t`No mail server is named (SMTP_HOST): nobody gets a verification or password mail.`
      : isFailing
        ? t`The last mail could not be sent; it is tried again.`
        : t`Mails go out.`,
    facts: [
      [t`Waiting`, figure(waiting)],
      [t`Last sent`, lastSentAt === 0 ? t`not since the start` : moment().format(lastSentAt)],
      ...(lastErrorAt === 0
        ? []
        : [[t`Failed ${moment().format(lastErrorAt)}`, lastError || t`without a reason`] as const]),
    ],
  };
}

function ai({ ai: service }: ServicesHealth): Service {
  const name = { name: t`AI assistant`, icon: Bot };
  if (service === null)
    return {
      ...name,
      state: { label: t`Built in`, tone: 'neutral' },
      sentence: t`No AI service is named (AI_BASE_URL): the built-in assistant answers from the catalogue.`,
      facts: [],
    };
  const { model, canSee, breaker, spent, budget } = service;
  const isSpent = spent.calls >= budget.calls || spent.tokens >= budget.tokens;
  return {
    ...name,
    state:
      breaker !== 'closed'
        ? { label: t`Failing`, tone: 'danger' }
        : isSpent
          ? { label: t`Budget spent`, tone: 'saffron' }
          : { label: t`On`, tone: 'herb' },
    sentence:
      breaker !== 'closed'
        ? t`The service fails and is left alone for a while; the built-in assistant answers.`
        : isSpent
          ? t`The built-in assistant answers until midnight, UTC.`
          : t`The service answers; where it does not, the built-in assistant does.`,
    facts: [
      [t`Model`, model],
      [t`Sees pictures`, canSee ? 'yes' : 'no'],
      [t`Questions today`, `${figure(spent.calls)} of ${figure(budget.calls)}`],
      [t`Tokens today`, `${figure(spent.tokens)} of ${figure(budget.tokens)}`],
    ],
  };
}

function storage({ storage: { database, files, snapshots, log, backupCron } }: ServicesHealth): Service {
  return {
    name: t`Storage`,
    icon: Database,
    state: backupCron === '' ? { label: t`No backups`, tone: 'saffron' } : { label: t`Backed up`, tone: 'herb' },
    sentence:
      backupCron === ''
        ? t`No backups are set up (BACKUP_CRON): a broken disk takes everything along.`
        : t`Backups are made by the plan ${backupCron} (UTC).`,
    facts: [
      [t`Database`, shown(database)],
      [t`Uploaded files`, files === null ? t`on S3` : shown(files)],
      [t`Snapshots`, shown(snapshots)],
      [t`Log`, shown(log)],
    ],
  };
}

function shown({ bytes, isWhole }: StoredSize): string {
  return isWhole ? sizeInWords(bytes) : t`more than ${sizeInWords(bytes)}`;
}
