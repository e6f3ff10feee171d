import { ApiError, NetworkError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { visitStateOf } from './useVisit.ts';
import type { VisitedShare } from './visit.queries.ts';

const share = { id: 's', name: '海边' } as VisitedShare;
const refused = (code: number) => new ApiError({ code, message: '' });

it('waits, and then is inside', () => {
  expect(visitStateOf(undefined, null, false)).toEqual({ kind: 'loading' });
  expect(visitStateOf(share, null, false)).toEqual({ kind: 'inside', share });
});

it('stands before the door, whether it was never open or was shut behind the visitor', () => {
  const asked = refused(ERROR_CODES.SHARE_NOT_AUTH);
  expect(visitStateOf(undefined, asked, false)).toEqual({ kind: 'code', again: false });
  expect(visitStateOf(share, asked, true)).toEqual({ kind: 'code', again: true });
});

it('is told that the share is no more, even from inside', () => {
  expect(visitStateOf(share, refused(ERROR_CODES.SHARE_INVALID), true)).toEqual({ kind: 'invalid' });
  expect(visitStateOf(undefined, refused(ERROR_CODES.NOT_FOUND), false)).toEqual({ kind: 'invalid' });
});

it('tries again where only the way there is cut, and stays inside where it was', () => {
  const error = new NetworkError(undefined);
  expect(visitStateOf(undefined, error, false)).toEqual({ kind: 'cut', error });
  expect(visitStateOf(share, error, true)).toEqual({ kind: 'inside', share });
});
