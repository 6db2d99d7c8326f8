import { Dexie, type EntityTable, type Table } from 'dexie';
import type { AcknowledgedFile, AcknowledgedMutation } from './acknowledged.ts';
import type { AssistantTurn } from './assistant-turns.ts';
import type { DocumentDraft } from './document-drafts.ts';
import type { DraftRow } from './draft-row.ts';
import { foodJournal, type FoodJournalEntry } from './food-journal.ts';
import type { Keeping } from './keeping.ts';
import type { MessageDraft } from './message-drafts.ts';
import type { NewOutboxEntry, OutboxEntry, StoredPhoto } from './outbox-entry.ts';
import type { OverwrittenValue } from './overwritten-values.ts';
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

interface CommonNotice {
  readonly id?: number;
  readonly member: string;
  readonly record: string;
  readonly at: number;
}

/** The server gave a food another name, because its own was taken (R14). */
export interface RenameNotice extends CommonNotice {
  readonly kind: 'renamed';
  readonly from: string;
  readonly to: string;
}

/** A later write took the place of a value of the member's [S15]. */
export interface OverwrittenNotice extends CommonNotice, OverwrittenValue {
  readonly kind: 'overwritten';
  /** It has been said once in passing; it stays in the list of changes. */
  readonly isTold: boolean;
}

/** Something that happened to a member's change while nobody looked. */
export type Notice = RenameNotice | OverwrittenNotice;

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
  /** What the server has accepted, kept for when it loses it [S22]. */
  readonly acknowledged!: EntityTable<AcknowledgedMutation, 'id'>;
  readonly acknowledgedFiles!: EntityTable<AcknowledgedFile, 'key'>;
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
    this.version(12).stores({
      ...syncedCollections,
      moderation_actions: null,
      outbox: '++order, &id, record, member',
      photos: 'key, record',
      acknowledged: 'id, member, record, [acknowledgedAt+bytes]',
      acknowledgedFiles: 'key, [keptAt+size]',
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
