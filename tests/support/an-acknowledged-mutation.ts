import type { MemberId } from '#domain/values/ids/ids.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

/** An accepted edit of a food, of which a test says when and how large. */
export function anAcknowledgedMutation(of: {
  readonly id: string;
  readonly member: MemberId;
  readonly acknowledgedAt: number;
  readonly bytes: number;
}): AcknowledgedMutation {
  return {
    order: 1,
    collection: 'foods',
    record: 'food00000000001',
    kind: 'update',
    columns: { description: 'Mine.' },
    alreadyThere: false,
    files: {},
    after: [],
    about: 'Suya',
    state: 'waiting',
    attempts: 1,
    createdAt: 0,
    notBefore: 0,
    rejection: null,
    firstAt: 1,
    told: { description: 'Mine.' },
    ...of,
  };
}
