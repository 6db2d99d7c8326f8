import { describe, expect, it } from 'vitest';
import { changeState, describeChange } from './describe-change.ts';

describe('a change in the list of unsent work', () => {
  it.each([
    ['foods', 'create', 'New food'],
    ['reviews', 'update', 'Edited review'],
    ['foods', 'delete', 'Deleted food'],
    ['user_roles', 'create', 'New role'],
    ['professional_profiles', 'update', 'Edited professional profile'],
    ['messages', 'create', 'New message'],
    ['videos', 'create', 'New video'],
    ['catalogue_stats', 'create', 'New entry'],
  ] as const)('%s %s is called %s', (collection, kind, words) => {
    expect(describeChange({ collection, kind })).toBe(words);
  });

  it('[S6] is called not accepted once it is parked, however often it was sent', () => {
    expect(changeState({ state: 'parked', attempts: 1 })).toBe('Not accepted');
  });

  it('is told apart before and after it was handed to the network', () => {
    expect(changeState({ state: 'waiting', attempts: 0 })).toBe('Waiting to be sent');
    expect(changeState({ state: 'waiting', attempts: 2 })).toBe('Tried, not answered yet');
  });
});
