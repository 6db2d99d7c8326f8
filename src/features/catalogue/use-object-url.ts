import { useEffect, useState } from 'react';

/** An address for bytes on the device, as long as the component shows them; null without bytes. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ readonly blob: Blob; readonly url: string } | null>(null);
  useEffect(() => {
    if (blob === null) return undefined;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return blob !== null && made?.blob === blob ? made.url : null;
}
