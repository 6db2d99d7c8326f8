import { t } from '@lingui/core/macro';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Opens an address that must be asked for first. The tab opens with the click itself, or browsers take it for a pop-up; it knows nothing of
 * this page, and closes when there is no address.
 */
export function openInTab(address: () => Promise<string | null>): void {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) {
    toast({
      title: t`The document could not be opened`,
      description: t`Your browser blocks new tabs here. Allow them for Foretaste and try again.`,
      tone: 'destructive',
    });
    return;
  }
  tab.opener = null;
  void address().then((found) => (found === null ? tab.close() : tab.location.replace(found)));
}
