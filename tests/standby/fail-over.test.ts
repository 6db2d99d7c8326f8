import { expect, test } from 'vitest';
import { failOver } from './fail-over.ts';

test('R39 [S22] a leader that is lost under load takes nothing with it: every accepted change is there exactly once', async () => {
  const run = await failOver({ held: 0 });
  expect(run).toMatchObject({ lost: [], doubled: [] });
  expect(run.accepted).toBeGreaterThan(20);
});

test('R39 [S22] what the copy had not got is offered again by the devices', async () => {
  const run = await failOver({ held: 1500 });
  expect(run).toMatchObject({ lost: [], doubled: [] });
  expect(run.missingInCopy).toBeGreaterThan(0);
});
