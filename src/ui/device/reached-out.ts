import { create } from 'zustand';

/** How often in this visit the member did what others may answer: wrote a message, reviewed a food, followed somebody. */
export const useReachedOut = create<{ readonly times: number }>()(() => ({ times: 0 }));

/** Then to be told of an answer makes sense (R49). */
export function noteReachedOut(): void {
  useReachedOut.setState(({ times }) => ({ times: times + 1 }));
}
