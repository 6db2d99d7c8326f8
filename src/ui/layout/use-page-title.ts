import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

interface PageTitle {
  /** The whole title as the document gets it. */
  readonly title: string;
  /** For search engines and shared links; the app's own description stands when absent. */
  readonly description?: string | undefined;
}

function describePage(description: string): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
}

const appDescription = () =>
  t`Learn what a food tastes like before you try it: flavour, texture, aroma and aftertaste of dishes from around the world.`;

/** Names the document while the screen is shown. */
export function usePageTitle({ title, description }: PageTitle): void {
  useEffect(() => {
    document.title = title;
    describePage(description ?? appDescription());
  }, [title, description]);
}
