import { ApiError, NetworkError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import type { PublicShare } from '../../shared/models/share.ts';
import { publicShareStateOf } from './usePublicShare.ts';

const share = { id: 's', name: '海边' } as PublicShare;
const refused = (code: number) => new ApiError({ code, message: '' });

it('loads, and then is open', () => {
  expect(publicShareStateOf(undefined, null, false)).toEqual({ kind: 'loading' });
  expect(publicShareStateOf(share, null, false)).toEqual({ kind: 'open', share });
});

it('asks for the code, whether the share was never open or was closed to the visitor', () => {
  const asked = refused(ERROR_CODES.SHARE_NOT_AUTH);
  expect(publicShareStateOf(undefined, asked, false)).toEqual({ kind: 'code', again: false });
  expect(publicShareStateOf(share, asked, true)).toEqual({ kind: 'code', again: true });
});

it('learns that the share has ended, even with access', () => {
  expect(publicShareStateOf(share, refused(ERROR_CODES.SHARE_INVALID), true)).toEqual({ kind: 'invalid' });
  expect(publicShareStateOf(undefined, refused(ERROR_CODES.NOT_FOUND), false)).toEqual({ kind: 'invalid' });
});

it('retries where only the connection is lost, and stays open where it was', () => {
  const error = new NetworkError(undefined);
  expect(publicShareStateOf(undefined, error, false)).toEqual({ kind: 'failed', error });
  expect(publicShareStateOf(share, error, true)).toEqual({ kind: 'open', share });
});
