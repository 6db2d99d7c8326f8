import { readColumns, type Columns } from './read-columns.ts';

export interface StoredSize {
  readonly bytes: number;
  /** false: there is more than was counted. */
  readonly isWhole: boolean;
}

/** How the services are, as the server sees them. */
export interface ServicesHealth {
  /** null: no service is configured, the built-in assistant answers. */
  readonly ai: {
    readonly model: string;
    readonly canSee: boolean;
    /** 'open': the service failed so often that it is left alone for a while. */
    readonly breaker: 'closed' | 'open' | 'half-open';
    readonly spent: { readonly calls: number; readonly tokens: number };
    readonly budget: { readonly calls: number; readonly tokens: number };
  } | null;
  readonly mail: {
    readonly isOn: boolean;
    readonly waiting: number;
    readonly lastSentAt: number;
    readonly lastError: string;
    readonly lastErrorAt: number;
  };
  readonly storage: {
    readonly database: StoredSize;
    /** null: on S3-compatible storage. */
    readonly files: StoredSize | null;
    readonly snapshots: StoredSize;
    readonly log: StoredSize;
    /** '' where no backups are made. */
    readonly backupCron: string;
  };
  /** The newest entry of the change feed. */
  readonly feedHead: number;
  readonly startedAt: number;
  /** The newest migration that ran. */
  readonly schema: string;
}

const breakers = ['closed', 'open', 'half-open'] as const;

/** null for what is no such answer. */
export function decodeServicesHealth(value: unknown): ServicesHealth | null {
  const answer = readColumns(value);
  if (answer === null || answer.value('mail') === null || answer.value('storage') === null) return null;
  const [mail, storage] = [answer.nested('mail'), answer.nested('storage')];
  return {
    ai: decodeAi(answer.nested('ai')),
    mail: {
      isOn: mail.value('isOn') === true,
      waiting: mail.number('waiting') ?? 0,
      lastSentAt: mail.moment('lastSentAt'),
      lastError: mail.text('lastError'),
      lastErrorAt: mail.moment('lastErrorAt'),
    },
    storage: {
      database: size(storage.nested('database')),
      files: storage.value('files') === null ? null : size(storage.nested('files')),
      snapshots: size(storage.nested('snapshots')),
      log: size(storage.nested('log')),
      backupCron: storage.text('backupCron'),
    },
    feedHead: answer.nested('feed').number('head') ?? 0,
    startedAt: answer.moment('startedAt'),
    schema: answer.text('schema'),
  };
}

function decodeAi(ai: Columns): ServicesHealth['ai'] {
  if (ai.value('isConfigured') !== true) return null;
  return {
    model: ai.text('model'),
    canSee: ai.value('canSee') === true,
    breaker: breakers.find((known) => known === ai.text('breaker')) ?? 'closed',
    spent: cost(ai.nested('spentToday')),
    budget: cost(ai.nested('budget')),
  };
}

function cost(columns: Columns) {
  return { calls: columns.number('calls') ?? 0, tokens: columns.number('tokens') ?? 0 };
}

function size(columns: Columns): StoredSize {
  return { bytes: columns.number('bytes') ?? 0, isWhole: columns.value('isWhole') !== false };
}
