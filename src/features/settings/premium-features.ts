import { t } from '@lingui/core/macro';
import { CalendarDays, ChartColumn, type LucideIcon, MapPin, MessagesSquare, SearchCheck, UsersRound } from 'lucide-react';

interface PremiumFeature {
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** What verified professionals have, or will have (spec 2 §2.6, Premium tab). */
export const premiumFeatures: readonly PremiumFeature[] = [
  { name: t`Analytics Dashboard`, text: t`Views, ratings and saves of your foods.`, icon: ChartColumn },
  { name: t`Priority Search Placement`, text: t`Your foods stand out in searches.`, icon: SearchCheck },
  { name: t`Customer Insights`, text: t`What people look for before they come.`, icon: UsersRound },
  { name: t`Enhanced Reviews`, text: t`More room to answer what is said.`, icon: MessagesSquare },
  { name: t`Location Marketing`, text: t`Be found by people nearby.`, icon: MapPin },
  { name: t`Event Promotion`, text: t`Tastings and evenings, announced.`, icon: CalendarDays },
];

/** The one that is there already; the others are said to be on their way. */
export const readyFeature = t`Analytics Dashboard`;
