import { nextTask } from '#prelude/next-task.ts';

// Imported before all but the libraries: evaluating them is a task, and the program comes after it, not in it.
await nextTask();
