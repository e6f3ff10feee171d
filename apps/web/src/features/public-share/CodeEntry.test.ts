import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { codeRefusalOf } from './CodeEntry.tsx';

it.each([
  [E.SHARE_AUTH_FROZEN, { times: 300 }, { kind: 'frozen' }],
  [E.SHARE_AUTH_FREEZING, { times: 5, timestamp: 99 }, { kind: 'freezing', until: 99 }],
  [E.SHARE_AUTH_FAILED, { times: 5, timestamp: 99 }, { kind: 'failedUntil', times: 5, until: 99 }],
  [E.SHARE_AUTH_FAILED, { times: 2 }, { kind: 'failed', times: 2 }],
  [E.SHARE_INVALID, null, undefined],
] as const)('%i has the message of the access check', (code, data, notice) => {
  expect(codeRefusalOf(new ApiError({ code, message: '', data }))).toEqual(notice);
});

it('reveals nothing that the refusal does not contain', () => {
  expect(codeRefusalOf(new TypeError('cut'))).toBeUndefined();
});
