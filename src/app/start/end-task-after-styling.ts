import { nextTask } from '#prelude/timing/next-task.ts';

// Imported between the styling system and the app: to evaluate them is two tasks.
await nextTask();
