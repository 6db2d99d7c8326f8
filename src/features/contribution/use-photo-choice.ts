import { useEffect, useRef, useState } from 'react';
import type { DraftPhoto } from '#replica/draft-row.ts';
import { toast } from '#ui/toast.ts';
import { analysePhoto } from '#food-views/analyse-photo.ts';

interface PhotoChoice {
  readonly isAnalysing: boolean;
  /** Why the last chosen file was not taken. */
  readonly error: string | undefined;
  readonly choose: (file: File) => void;
}

/** Analyses a chosen photo as long as that takes (R7, R8), tells how it went (spec 1 §8, upload), and hands it over. */
export function usePhotoChoice(onPhoto: (photo: DraftPhoto) => Promise<void>): PhotoChoice {
  const [isAnalysing, setAnalysing] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAnalysing(true);
    setError(undefined);
    const outcome = await analysePhoto(file, controller.signal).catch(() => null);
    if (outcome === null || controller.signal.aborted) return;
    if (outcome.kind === 'refused') {
      setAnalysing(false);
      setError(outcome.message);
      toast({ title: outcome.title, description: outcome.message, tone: 'destructive' });
      return;
    }
    await onPhoto({ ...outcome.photo, name: 'photo.jpg', colours: outcome.colours });
    setAnalysing(false);
    toast({ title: 'Analysis complete!', description: 'Camera data and location are removed, and the colours are ready for the appearance.', tone: 'success' });
  };
  return { isAnalysing, error, choose: (file) => void choose(file) };
}
