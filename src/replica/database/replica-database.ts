import { Dexie, type EntityTable, type Table } from 'dexie';
import type { DraftRow } from './draft-row.ts';
import { foodJournal, type FoodJournalEntry } from './food-journal.ts';
import type { NewOutboxEntry, OutboxEntry, StoredPhoto } from './outbox-entry.ts';
import { guardSchema, type SchemaWatch, withoutNewerSchemas } from './schema-state.ts';
import type { Shadow } from './shadow.ts';
import { type SyncedCollection, syncedCollections } from './synced-collections.ts';
import type { FoodTexts } from '#domain/foods/food-texts.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { AcknowledgedFile, AcknowledgedMutation } from './acknowledged-rows.ts';
import type {
  AssistantTurn,
  DocumentDraft,
  OfflineCopy,
  MemberQuestionRow,
  MessageDraft,
  PublicTastesFile,
  PublicTastesState,
} from './device-rows.ts';
import type { AudienceCursor, Membership, Notice, BlockedRow } from './feed-rows.ts';

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
  readonly cursors!: EntityTable<AudienceCursor, 'audience'>;
  readonly drafts!: EntityTable<DraftRow, 'id'>;
  readonly documentDrafts!: EntityTable<DocumentDraft, 'id'>;
  readonly messageDrafts!: Table<MessageDraft, [string, string]>;
  readonly assistantTurns!: EntityTable<AssistantTurn, 'id'>;
  readonly notices!: Table<Notice, number>;
  readonly keyed!: EntityTable<KeyedValue, 'key'>;
  readonly foodJournal!: Table<FoodJournalEntry, number, Partial<FoodJournalEntry>>;
  readonly questions!: EntityTable<MemberQuestionRow, 'key'>;
  /** Two rows: what others' public ratings are here, and the ratings. */
  readonly publicTastes!: Table<PublicTastesState | PublicTastesFile, 'state' | 'file'>;
  /** What the built-in foods say in the language of this device; none where that is English. */
  readonly foodTexts!: EntityTable<FoodTexts, 'slug'>;
  /** Whether this version of the app may touch the replica [S9]. */
  readonly schema: SchemaWatch;

  constructor({ name = 'foretaste', durability = 'strict' }: ReplicaDatabaseOptions = {}) {
    // Dexie's cache lets live queries share answers. A query that read on after a shared answer then missed later changes of what it had read (Chromium,
    // Dexie 4.4: 60 of 60 times), and others were told of writes that were not committed yet. Without the cache a visit takes no longer.
    super(name, {
      chromeTransactionDurability: durability,
      indexedDB: withoutNewerSchemas(indexedDB),
      cache: 'disabled',
    });
    // Raise the number with every change of the stores [S9].
    this.version(26)
      .stores({
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
        publicTastes: 'key',
        keepings: 'key',
        foodTexts: 'slug',
        foodJournal: '++at',
        // The version before passed over rows of collections that it did not know: all but everyone's audience is read anew.
      })
      .upgrade((old) => old.table<AudienceCursor>('cursors').where('audience').above('*').modify({ seq: 0 }));
    this.use(foodJournal());
    this.schema = guardSchema(this);
  }

  /** The store has the name of the first version that had it. */
  get blockedRows(): Table<BlockedRow, [string, string]> {
    return this.table('withheld');
  }

  /** As above. */
  get offlineCopies(): EntityTable<OfflineCopy, 'key'> {
    return this.table('keepings');
  }

  rows(collection: SyncedCollection): Table<SyncedRow, string> {
    return this.table(collection);
  }
}
