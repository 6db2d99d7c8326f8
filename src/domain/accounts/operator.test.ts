import { expect, it } from 'vitest';
import { decodeOperator } from './operator.ts';

const told = {
  name: 'Kitchen e. V.',
  address: 'Ring 1\n10115 Berlin',
  email: 'hello@kitchen.example',
  minimumAge: 16,
  documentDays: 90,
  logDays: 5,
  logsAddresses: false,
  backupsKept: 14,
  asksService: false,
  sendsMail: true,
};

it('reads what the server tells of its operator', () => {
  expect(decodeOperator(told)).toEqual(told);
});

it('takes what an operator has not stated as nothing, and what is not known of data as the worse', () => {
  const { name: _name, logsAddresses: _logs, asksService: _asks, ...rest } = told;
  expect(decodeOperator({ ...rest, email: 7 })).toMatchObject({
    name: '',
    email: '',
    logsAddresses: true,
    asksService: true,
  });
});

it.each([null, 'x', {}, { ...told, minimumAge: '16' }])('does not take %j for an answer', (value) => {
  expect(decodeOperator(value)).toBeNull();
});
