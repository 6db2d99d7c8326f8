import { createContext, type ReactNode, useContext } from 'react';
import type { AskAnalytics } from '#domain/administration/analytics.ts';
import { must } from '#prelude/must.ts';

const AnalyticsContext = createContext<AskAnalytics | null>(null);

export function AnalyticsProvider({ ask, children }: { readonly ask: AskAnalytics; readonly children: ReactNode }) {
  return <AnalyticsContext value={ask}>{children}</AnalyticsContext>;
}

/** How a screen asks what became of the member's foods. */
export function useAskAnalytics(): AskAnalytics {
  return must(useContext(AnalyticsContext), 'useAskAnalytics must be used within an AnalyticsProvider');
}
