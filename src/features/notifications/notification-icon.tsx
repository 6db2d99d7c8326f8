import { chakra } from '#ui/elements/chakra.tsx';
import {
  Bell,
  CalendarDays,
  Heart,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Star,
  Trophy,
  UserPlus,
} from 'lucide-react';
import type { NotificationType } from '#domain/notifications/notification.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: 'paprika' | 'herb' | 'saffron' | 'plain';
}

const looks: Readonly<Record<NotificationType, Look>> = {
  like: { icon: Heart, tone: 'paprika' },
  comment: { icon: MessageSquareText, tone: 'herb' },
  follow: { icon: UserPlus, tone: 'herb' },
  review: { icon: Star, tone: 'saffron' },
  achievement: { icon: Trophy, tone: 'saffron' },
  message: { icon: Mail, tone: 'herb' },
  event: { icon: CalendarDays, tone: 'paprika' },
  other: { icon: Bell, tone: 'plain' },
};

const tones = {
  paprika: { bg: 'paprika.soft', color: 'paprika.text' },
  herb: { bg: 'herb.soft', color: 'herb.text' },
  saffron: { bg: 'saffron.soft', color: 'saffron.text' },
  plain: { bg: 'paper.sunken', color: 'ink.muted' },
} as const;

/** What kind of news it is, at a glance (spec 1 §2, notifications dropdown); the words beside it say the same. */
export function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const { icon: Icon, tone } = looks[type];
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="9"
      borderRadius="full"
      {...tones[tone]}
    >
      <Icon size={18} />
    </chakra.span>
  );
}
