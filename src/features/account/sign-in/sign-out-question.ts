import { create } from 'zustand';

/** Whether the member is being asked what becomes of unsent changes. Apart from `use-sign-out.ts`: the first view needs only this of it. */
export const useSignOutQuestion = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }));
