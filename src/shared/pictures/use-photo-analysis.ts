import { useEffect, useRef, useState } from 'react';
import type { PhotoOutcome } from '#domain/photo/prepare-photo.ts';
import { analysePhoto } from './analyse-photo.ts';

export interface PhotoAnalysis {
  readonly isRunning: boolean;
  /** Why the last chosen file was not taken. */
  readonly error: string | undefined;
  readonly choose: (file: File) => void;
}

/** Prepares a chosen photo, for as long as that takes (R7, R8). Only the outcome for the file chosen last is handed over, and only while the screen is there. */
export function usePhotoAnalysis(onOutcome: (outcome: PhotoOutcome) => Promise<void> | void): PhotoAnalysis {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    setError(undefined);
    // It rejects for the signal alone.
    const outcome = await analysePhoto(file, controller.signal).catch(() => null);
    if (outcome === null || controller.signal.aborted) return;
    if (outcome.kind === 'refused') setError(outcome.message);
    await onOutcome(outcome);
    setRunning(false);
  };
  return { isRunning, error, choose: (file) => void choose(file) };
}
