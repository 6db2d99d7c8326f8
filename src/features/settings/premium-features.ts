import { t } from '@lingui/core/macro';
import { ChartColumn, type LucideIcon } from 'lucide-react';

interface PremiumFeature {
  readonly name: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

/** What verified professionals have (spec 2 §2.6, Premium tab): nothing is named that is not there (R34). */
export const premiumFeatures: readonly PremiumFeature[] = [
  { name: t`Analytics Dashboard`, text: t`Views, ratings and saves of your foods.`, icon: ChartColumn },
];
