import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { toast } from './toast.ts';

/** Hands the page's link to the device's own sharing, or copies it where there is none. */
async function shareLink(name: string, search: string): Promise<void> {
  const url = `${location.origin}${location.pathname}${search}`;
  if (typeof navigator.share === 'function') {
    // A refusal is the member's change of mind.
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t`Link copied`, description: url, tone: 'success' });
  } catch {
    toast({ title: t`The link could not be copied`, description: url, tone: 'destructive' });
  }
}

/** Shares the link of the page, which is about what `name` says; `search` leads to a part of it. */
export function ShareButton({ name, search = '' }: { readonly name: string; readonly search?: string }) {
  return (
    <IconButton label={t`Share ${name}`} onClick={() => void shareLink(name, search)}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
