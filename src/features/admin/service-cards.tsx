import { chakra } from '@chakra-ui/react/styled-system';
import { sizeInWords } from '#prelude/size-in-words.ts';
import { Bot, Database, type LucideIcon, Mail, Server } from 'lucide-react';

import type { ServicesHealth, StoredSize } from '#domain/services-health.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Row } from '#ui/row.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const figures = new Intl.NumberFormat('en-GB');

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
    <chakra.div display="grid" gap="4" mt="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {[server(health), mail(health), ai(health), storage(health)].map((service) => <ServiceCard key={service.name} service={service} />)}
    </chakra.div>
  );
}

function ServiceCard({ service: { name, icon: Icon, state, sentence, facts } }: { readonly service: Service }) {
  return (
    <Card as="section" aria-label={name} pad="sm">
      <Row justifyContent="space-between" gap="2">
        <chakra.h2 display="flex" alignItems="center" gap="2" fontSize="lg" fontWeight="semibold"><Icon aria-hidden size={20} />{name}</chakra.h2>
        <Badge tone={state.tone}>{state.label}</Badge>
      </Row>
      <chakra.p textStyle="small" color="ink.muted" mt="1" mb="3">{sentence}</chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, auto) minmax(0, 1fr)" columnGap="4" rowGap="1.5" fontSize="sm">
        {facts.map(([what, value]) => (
          <chakra.div key={what} display="contents">
            <chakra.dt color="ink.muted">{what}</chakra.dt>
            <chakra.dd m="0" textAlign="end" textStyle="figures" overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
}

function server({ startedAt, feedHead, schema }: ServicesHealth): Service {
  return {
    name: 'Server',
    icon: Server,
    state: { label: 'Running', tone: 'herb' },
    sentence: 'It answers, and tells devices of every change.',
    facts: [['Up since', startedAt === 0 ? 'not known' : moment.format(startedAt)], ['Change feed at', figures.format(feedHead)], ['Schema', schema]],
  };
}

function mail({ mail: { isOn, waiting, lastSentAt, lastError, lastErrorAt } }: ServicesHealth): Service {
  const isFailing = isOn && lastErrorAt > lastSentAt;
  return {
    name: 'Mail',
    icon: Mail,
    state: !isOn ? { label: 'Off', tone: 'saffron' } : isFailing ? { label: 'Failing', tone: 'danger' } : { label: 'On', tone: 'herb' },
    sentence: !isOn ? 'No mail server is named (SMTP_HOST): nobody gets a verification or password mail.' : isFailing ? 'The last mail could not be sent; it is tried again.' : 'Mails go out.',
    facts: [
      ['Waiting', figures.format(waiting)],
      ['Last sent', lastSentAt === 0 ? 'not since the start' : moment.format(lastSentAt)],
      ...(lastErrorAt === 0 ? [] : [[`Failed ${moment.format(lastErrorAt)}`, lastError || 'without a reason'] as const]),
    ],
  };
}

function ai({ ai: service }: ServicesHealth): Service {
  const name = { name: 'AI assistant', icon: Bot };
  if (service === null) return { ...name, state: { label: 'Built in', tone: 'neutral' }, sentence: 'No AI service is named (AI_BASE_URL): the built-in assistant answers from the catalogue.', facts: [] };
  const { model, canSee, breaker, spent, budget } = service;
  const isSpent = spent.calls >= budget.calls || spent.tokens >= budget.tokens;
  return {
    ...name,
    state: breaker !== 'closed' ? { label: 'Failing', tone: 'danger' } : isSpent ? { label: 'Budget spent', tone: 'saffron' } : { label: 'On', tone: 'herb' },
    sentence: breaker !== 'closed' ? 'The service fails and is left alone for a while; the built-in assistant answers.' : isSpent ? 'The built-in assistant answers until midnight, UTC.' : 'The service answers; where it does not, the built-in assistant does.',
    facts: [
      ['Model', model],
      ['Sees pictures', canSee ? 'yes' : 'no'],
      ['Questions today', `${figures.format(spent.calls)} of ${figures.format(budget.calls)}`],
      ['Tokens today', `${figures.format(spent.tokens)} of ${figures.format(budget.tokens)}`],
    ],
  };
}

function storage({ storage: { database, files, snapshots, log, backupCron } }: ServicesHealth): Service {
  return {
    name: 'Storage',
    icon: Database,
    state: backupCron === '' ? { label: 'No backups', tone: 'saffron' } : { label: 'Backed up', tone: 'herb' },
    sentence: backupCron === '' ? 'No backups are set up (BACKUP_CRON): a broken disk takes everything along.' : `Backups are made by the plan ${backupCron} (UTC).`,
    facts: [['Database', shown(database)], ['Uploaded files', files === null ? 'on S3' : shown(files)], ['Snapshots', shown(snapshots)], ['Log', shown(log)]],
  };
}

function shown({ bytes, isWhole }: StoredSize): string {
  return `${isWhole ? '' : 'more than '}${sizeInWords(bytes)}`;
}
