#!/usr/bin/env node
/** Part of `npm run lint`: fails on a commit whose subject is longer than a line. */
import { resolve } from 'node:path';
import { longestSubject, longSubjects } from './long-subjects.mjs';

const long = longSubjects({ folder: resolve(import.meta.dirname, '../..') });
for (const subject of long)
  console.error(`${subject}\n  A subject has at most ${longestSubject}; the reasons go into its body.`);
console.log(`${long.length} subjects that are too long`);
if (long.length > 0) process.exit(1);
