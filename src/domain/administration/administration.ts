import type { AdminOutcome } from './admin-outcome.ts';
import type { ImportReport, ImportStatus, RowState } from '#domain/contribution/food-import.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { ImportRow } from '#domain/import/food-of-row.ts';
import { type Profile, type Role, roles } from '#domain/members/member.ts';
import type { ServicesHealth } from '#domain/values/services-health.ts';
import type { Report } from './report.ts';
import type { VerificationReviews } from './verification-reviews.ts';
import type { BulkCuisine } from '#domain/values/bulk-cuisines.ts';

/**
 * The stories that a trigger had written for the blog (spec 2 §7, generate-daily-blogs): `count` is 0 where no food is due, and where the last trigger was within a
 * minute; `earlier` counts those which that one wrote.
 */
export interface WrittenPosts {
  readonly count: number;
  readonly earlier: number;
}

/** A story in an admin's own words. */
export interface OwnStory {
  /** 1 to 200 characters. */
  readonly title: string;
  /** At most 1,000. */
  readonly excerpt: string;
  /** At most 12, of 1 to 40 characters each. */
  readonly keywords: readonly string[];
  /** HTML, which the server cleans; 1 to 100,000 characters. */
  readonly content: string;
  /** Of its words, by its short code; '' where it is not stated. */
  readonly language: string;
}

/** `count` foods were added; `addition` names them, to take them back; null where none were. */
export interface AddedFoods {
  readonly count: number;
  readonly addition: string | null;
}

/** Of an addition: `kept` are the foods to which members have put anything meanwhile, or that were changed. */
export interface TakenBack {
  readonly removed: number;
  readonly kept: number;
}

/** What admins ask of the server beyond rows: routes that it opens to nobody else. */
export interface Administration extends VerificationReviews {
  /** Adds foods of a cuisine that are not there yet (spec 2 §7, bulk-add-cuisine-foods). */
  addCuisineFoods(cuisine: BulkCuisine): Promise<AdminOutcome<AddedFoods>>;
  /** Takes the foods of an addition out again, as far as they are still as they came. Asked twice, nothing is left to do. */
  takeBackFoods(addition: string): Promise<AdminOutcome<TakenBack>>;
  generateBlogPosts(): Promise<AdminOutcome<WrittenPosts>>;
  /** Keeps a story for admins alone, until one of them publishes it. */
  writeStory(story: OwnStory): Promise<AdminOutcome<true>>;
  /** Where the picture of a report opens, for the next minutes only (R38). */
  reportedPicture(report: Pick<Report, 'reportId' | 'picture'>): Promise<AdminOutcome<string>>;
  members(question: AdminMembersQuestion): Promise<AdminOutcome<AdminMembersPage>>;
  /** Nobody is made an admin by this (R13). */
  setRole(member: MemberId, role: Exclude<Role, 'admin'>): Promise<AdminOutcome<true>>;
  /** Ends every sign-in of the member until it is lifted; the member is told the reason (1 to 500 characters). */
  suspend(member: MemberId, reason: string): Promise<AdminOutcome<true>>;
  unsuspend(member: MemberId): Promise<AdminOutcome<true>>;
  servicesHealth(): Promise<AdminOutcome<ServicesHealth>>;
  /** Begins an import by its dry run; the id of the import. */
  beginImport(file: { readonly name: string; readonly total: number }): Promise<AdminOutcome<string>>;
  /** Has at most 500 rows judged; a row that is sent again is judged again. */
  judgeRows(importId: string, rows: readonly ImportRow[]): Promise<AdminOutcome<true>>;
  stepImport(importId: string, step: 'start' | 'cancel' | 'undo'): Promise<AdminOutcome<true>>;
  /** Lets the server work on an import now, for some seconds, instead of when its timer comes round; how it stands then. */
  workOnImport(importId: string): Promise<AdminOutcome<ImportStatus>>;
  /** What became of the rows behind a line (0: from the start), in the order of the file. */
  importReport(
    importId: string,
    ask: { readonly states: readonly RowState[]; readonly after: number },
  ): Promise<AdminOutcome<ImportReport>>;
}

export const memberFilters = ['all', 'suspended', ...roles] as const;
export type MemberFilter = (typeof memberFilters)[number];

/** A member as admins see one: with what no row says (R19). */
export interface AdminMember {
  readonly profile: Profile;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly suspension: { readonly since: number; readonly reason: string } | null;
  readonly foods: number;
  readonly reviews: number;
  readonly followers: number;
}

interface AdminMembersQuestion {
  /** Part of a name, username or e-mail address; '' for everybody. */
  readonly name: string;
  readonly which: MemberFilter;
  /** The `next` of the page before; null: from the start. */
  readonly after: string | null;
}

export interface AdminMembersPage {
  /** The newest first. */
  readonly members: readonly AdminMember[];
  /** null: nothing follows. */
  readonly next: string | null;
}

/** Characters of a reason for a suspension. */
export const SUSPENSION_REASON_LIMIT = 500;
