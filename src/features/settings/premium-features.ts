import { CalendarDays, ChartColumn, type LucideIcon, MapPin, MessagesSquare, SearchCheck, UsersRound } from 'lucide-react';

interface PremiumFeature {
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** What verified professionals have, or will have (spec 2 §2.6, Premium tab). */
export const premiumFeatures: readonly PremiumFeature[] = [
  { name: 'Analytics Dashboard', text: 'Views, ratings and saves of your foods.', icon: ChartColumn },
  { name: 'Priority Search Placement', text: 'Your foods stand out in searches.', icon: SearchCheck },
  { name: 'Customer Insights', text: 'What people look for before they come.', icon: UsersRound },
  { name: 'Enhanced Reviews', text: 'More room to answer what is said.', icon: MessagesSquare },
  { name: 'Location Marketing', text: 'Be found by people nearby.', icon: MapPin },
  { name: 'Event Promotion', text: 'Tastings and evenings, announced.', icon: CalendarDays },
];

/** The one that is there already; the others are said to be on their way. */
export const readyFeature = 'Analytics Dashboard';
