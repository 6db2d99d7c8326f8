import { t } from '@lingui/core/macro';

/** spec 2 §9, in the order in which a member meets them. */
const definitions = [
  {
    key: 'first_taste',
    title: t`First Taste`,
    description: t`Contribute your first food`,
    category: 'Contribution',
    counts: 'foods',
    most: 1,
  },
  {
    key: 'food_explorer',
    title: t`Food Explorer`,
    description: t`Contribute 10 foods`,
    category: 'Contribution',
    counts: 'foods',
    most: 10,
  },
  {
    key: 'cultural_ambassador',
    title: t`Cultural Ambassador`,
    description: t`Contribute foods of 5 cuisines`,
    category: 'Culture',
    counts: 'cuisines',
    most: 5,
  },
  {
    key: 'quality_curator',
    title: t`Quality Curator`,
    description: t`Contribute 5 foods that are rated above 4.0`,
    category: 'Quality',
    counts: 'wellRated',
    most: 5,
  },
  {
    key: 'community_builder',
    title: t`Community Builder`,
    description: t`Win 10 followers`,
    category: 'Community',
    counts: 'followers',
    most: 10,
  },
  {
    key: 'review_magnet',
    title: t`Review Magnet`,
    description: t`Receive 50 reviews of your foods`,
    category: 'Community',
    counts: 'reviews',
    most: 50,
  },
] as const;

export const achievementKeys = definitions.map(({ key }) => key);

export type AchievementKey = (typeof definitions)[number]['key'];

/** What an achievement is called; undefined for one that this version does not know. */
export function titleOfAchievement(key: string): string | undefined {
  return definitions.find((one) => one.key === key)?.title;
}

/** What achievements are counted by; whole numbers of at least 0. */
export interface Deeds {
  /** Contributed foods. */
  readonly foods: number;
  /** Distinct origins among them. */
  readonly cuisines: number;
  /** Those with a real rating above 4.0; a default never counts (R4). */
  readonly wellRated: number;
  readonly followers: number;
  /** Reviews that the contributed foods received. */
  readonly reviews: number;
}

/** spec 2 §3, achievement. */
export interface Achievement {
  readonly id: AchievementKey;
  readonly title: string;
  readonly description: string;
  readonly category: 'Contribution' | 'Culture' | 'Quality' | 'Community';
  /** Awarded by the server, once and for good. */
  readonly unlocked: boolean;
  /** 0 to maxProgress. */
  readonly progress: number;
  readonly maxProgress: number;
}

/**
 * The six achievements with how far a member has come (spec 2 §9). What is unlocked is complete and stays so, though the deeds may have
 * become fewer; what is complete but not unlocked waits for the server.
 */
export function achievementsOf(deeds: Deeds, unlocked: ReadonlySet<string>): readonly Achievement[] {
  return definitions.map(({ key, title, description, category, counts, most }) => {
    const isUnlocked = unlocked.has(key);
    return {
      id: key,
      title,
      description,
      category,
      unlocked: isUnlocked,
      progress: isUnlocked ? most : Math.min(deeds[counts], most),
      maxProgress: most,
    };
  });
}
