import { t } from '@lingui/core/macro';
import {
  BadgeCheck,
  CalendarDays,
  ChartLine,
  MapPin,
  MessageSquareReply,
  Search,
  type LucideIcon,
  Sparkles,
  UsersRound,
} from 'lucide-react';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';

interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** What being verified brings (spec 2 §2.8): what is there, and no more (R34). */
export const benefits: readonly Benefit[] = [
  { icon: BadgeCheck, title: t`A Verified badge`, text: t`It stands beside your name on your profile.` },
  {
    icon: Sparkles,
    title: t`Trust at first sight`,
    text: t`A tick on your foods and reviews says that somebody checked who you are and what you do.`,
  },
  {
    icon: ChartLine,
    title: t`Know what people look at`,
    text: t`Analytics show the views, ratings, saves and likes of your foods, day by day.`,
  },
  {
    icon: UsersRound,
    title: t`Know whom you cook for`,
    text: t`From ten people on who rated your foods: what they like, and which food does best with whom. Never what one of them likes.`,
  },
  {
    icon: MessageSquareReply,
    title: t`Your word on reviews`,
    text: t`Answer each review of your foods in public, and pin one before all others.`,
  },
  {
    icon: MapPin,
    title: t`The way to your table`,
    text: t`Say where your food is served and when you are open. It stands on your profile and on the page of each of these foods.`,
  },
  {
    icon: CalendarDays,
    title: t`A full house`,
    text: t`Announce your events. Who follows you is told of each, of every change, and puts it into their calendar.`,
  },
  {
    icon: Search,
    title: t`First among equals`,
    text: t`Among foods that a search finds equally well, one of yours stands first and says so. Never above a better match.`,
  },
];

/** The way to the badge, in five steps (spec 2 §2.8). */
export const steps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: t`Complete your professional profile`,
    text: t`Say where you work and what you do. It is what your documents are compared with.`,
  },
  {
    title: t`Gather your documents`,
    text: t`Find what your role needs below. At most five files: PDF, JPG, PNG, DOC or DOCX, up to 10 MB each.`,
  },
  { title: t`Upload and submit`, text: t`Say of each file what it is, and send your request.` },
  { title: t`We review it`, text: t`An administrator reads your documents. This takes 2-3 business days.` },
  {
    title: t`Wear your badge`,
    text: t`Once approved you are verified at once. If something is missing, you are told what, and can apply again.`,
  },
];

interface Documents {
  readonly role: BusinessRole;
  readonly heading: string;
  readonly documents: readonly string[];
}

/** What an applicant hands in (spec 2 §2.8; the kinds are those of §3). */
export const requiredDocuments: readonly Documents[] = [
  {
    role: 'professional_chef',
    heading: t`For professional chefs`,
    documents: [
      t`Culinary certificate or diploma`,
      t`Food safety certificate`,
      t`Photo ID`,
      t`Proof of your workplace, such as a letter of your employer`,
    ],
  },
  {
    role: 'restaurant_owner',
    heading: t`For restaurant owners`,
    documents: [
      t`Business license`,
      t`Business registration`,
      t`Food safety certificate`,
      t`Insurance certificate`,
      t`Photo ID`,
    ],
  },
];
