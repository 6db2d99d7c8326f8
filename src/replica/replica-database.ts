import { Dexie, type EntityTable, type Table } from 'dexie';
import type { AssistantTurn } from './assistant-turns.ts';
import type { DocumentDraft } from './document-drafts.ts';
import type { DraftRow } from './draft-row.ts';
import { foodJournal, type FoodJournalEntry } from './food-journal.ts';
import type { Keeping } from './keeping.ts';
import type { MessageDraft } from './message-drafts.ts';
import type { NewOutboxEntry, OutboxEntry, StoredPhoto } from './outbox-entry.ts';
import type { MemberQuestionRow } from './member-questions.ts';
import { guardSchema, type StandingWatch, withoutNewerSchemas } from './schema-standing.ts';
import type { Shadow } from './shadow.ts';
import { type SyncedCollection, syncedCollections } from './synced-collections.ts';
import type { Withheld } from './withheld.ts';
import type { SyncedRow } from '#domain/synced-row.ts';

/** How far this device has read an audience of the feed [S11][S18]. */
export interface AudienceCursor {
  readonly audience: string;
  /** 0: nothing yet. */
  readonly seq: number;
  /** When the server last answered for it; 0: never. */
  readonly pulledAt: number;
  /** When a screen last asked for it: the least used is closed first. */
  readonly usedAt: number;
}

export interface Membership {
  readonly audience: string;
  readonly collection: SyncedCollection;
  readonly record: string;
}

/** Something that happened to a member's change while nobody looked, told once. */
export interface Notice {
  readonly id?: number;
  readonly member: string;
  readonly kind: 'renamed';
  readonly record: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

interface KeyedValue {
  readonly key: string;
  readonly value: unknown;
}

export interface ReplicaDatabaseOptions {
  readonly name?: string;
  /**
   * 'strict' where a member's write must be on disk before the screen says 'saved' (the page);
   * 'relaxed' where rows can be had again from the server (the sync worker).
   */
  readonly durability?: 'strict' | 'relaxed';
}

/** The replica on the device (IndexedDB). Synced tables hold what the screen shows: server state + own pending writes. */
export class ReplicaDatabase extends Dexie {
  readonly outbox!: Table<OutboxEntry, number, NewOutboxEntry>;
  readonly photos!: EntityTable<StoredPhoto, 'key'>;
  readonly shadows!: Table<Shadow, [string, string]>;
  readonly memberships!: Table<Membership, [string, string, string]>;
  readonly withheld!: Table<Withheld, [string, string]>;
  readonly cursors!: EntityTable<AudienceCursor, 'audience'>;
  readonly drafts!: EntityTable<DraftRow, 'id'>;
  readonly documentDrafts!: EntityTable<DocumentDraft, 'id'>;
  readonly messageDrafts!: Table<MessageDraft, [string, string]>;
  readonly assistantTurns!: EntityTable<AssistantTurn, 'id'>;
  readonly notices!: Table<Notice, number>;
  readonly keyed!: EntityTable<KeyedValue, 'key'>;
  readonly foodJournal!: Table<FoodJournalEntry, number, Partial<FoodJournalEntry>>;
  readonly questions!: EntityTable<MemberQuestionRow, 'key'>;
  readonly keepings!: EntityTable<Keeping, 'key'>;
  /** Whether this version of the app may touch the replica [S9]. */
  readonly standing: StandingWatch;

  constructor({ name = 'foretaste', durability = 'strict' }: ReplicaDatabaseOptions = {}) {
    // With Dexie's cache a live query that went on after an answer it shared with another missed later changes of what it read then (Chromium, Dexie
    // 4.4: 60 of 60), and others were told of what was not committed yet. Without it a visit takes no longer.
    super(name, { chromeTransactionDurability: durability, indexedDB: withoutNewerSchemas(indexedDB), cache: 'disabled' });
    // Raise the number with every change of the stores [S9].
    this.version(11).stores({
      ...syncedCollections,
      moderation_actions: null,
      outbox: '++order, &id, record, member',
      photos: 'key, record',
      shadows: '[collection+record]',
      memberships: '[audience+collection+record], [collection+record]',
      withheld: '[collection+record], owner',
      cursors: 'audience',
      drafts: 'id, member',
      documentDrafts: 'id, member',
      messageDrafts: '[member+conversation]',
      assistantTurns: 'id, member',
      notices: '++id, member',
      keyed: 'key',
      questions: 'key',
      keepings: 'key',
      foodJournal: '++at',
    });
    this.use(foodJournal());
    this.standing = guardSchema(this);
  }

  rows(collection: SyncedCollection): Table<SyncedRow, string> {
    return this.table(collection);
  }
}
