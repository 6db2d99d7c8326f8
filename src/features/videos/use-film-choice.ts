import { useEffect, useRef, useState } from 'react';
import { type PreparedFilm, prepareFilm } from './prepare-film.ts';
import { storageProblem } from '#shared/saving/storage-problem.ts';

interface FilmChoice {
  readonly film: PreparedFilm | null;
  readonly error: string | undefined;
  readonly isRunning: boolean;
  readonly choose: (file: File) => void;
  readonly clear: () => void;
}

/** A chosen film and what came of looking at it; a new choice ends the look at the one before. */
export function useFilmChoice(): FilmChoice {
  const [state, setState] = useState<{
    readonly film: PreparedFilm | null;
    readonly error: string | undefined;
    readonly isRunning: boolean;
  }>({ film: null, error: undefined, isRunning: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function look(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ film: null, error: undefined, isRunning: true });
    try {
      const full = await storageProblem(file.size);
      const outcome = full === null ? await prepareFilm(file, own.signal) : { kind: 'refused' as const, reason: full };
      if (own.signal.aborted) return;
      setState(
        outcome.kind === 'ready'
          ? { film: outcome.film, error: undefined, isRunning: false }
          : { film: null, error: outcome.reason, isRunning: false },
      );
    } catch (error) {
      if (!own.signal.aborted) throw error;
    }
  }

  return {
    ...state,
    choose: (file) => void look(file),
    clear: () => setState({ film: null, error: undefined, isRunning: false }),
  };
}
