import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { doorNoticeOf } from './doorNotice.ts';

it.each([
  [E.SHARE_AUTH_FROZEN, { times: 300 }, { kind: 'frozen' }],
  [E.SHARE_AUTH_FREEZING, { times: 5, timestamp: 99 }, { kind: 'freezing', until: 99 }],
  [E.SHARE_AUTH_FAILED, { times: 5, timestamp: 99 }, { kind: 'failedUntil', times: 5, until: 99 }],
  [E.SHARE_AUTH_FAILED, { times: 2 }, { kind: 'failed', times: 2 }],
  [E.SHARE_INVALID, null, undefined],
] as const)('%i is told as the door tells it', (code, data, notice) => {
  expect(doorNoticeOf(new ApiError({ code, message: '', data }))).toEqual(notice);
});

it('is silent about what the door does not say', () => {
  expect(doorNoticeOf(new TypeError('cut'))).toBeUndefined();
});
