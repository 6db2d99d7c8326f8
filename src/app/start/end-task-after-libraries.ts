import { nextTask } from '#prelude/timing/next-task.ts';

// Imported after the libraries and before all else: evaluating them is one task, and the program is to be another.
await nextTask();
