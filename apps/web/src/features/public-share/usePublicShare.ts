import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { useEffect, useState } from 'react';
import type { PublicShare } from '../../shared/models/share.ts';
import { publicShareQuery, useForgetPhotos } from './publicShare.queries.ts';

/**
 * The state of a public share (spec §4 'Share viewer'): loading, code entry (`again`: it was open before), a share
 * that no longer exists, offline, or open.
 */
export type PublicShareState =
  | { kind: 'loading' }
  | { kind: 'code'; again: boolean }
  | { kind: 'invalid' }
  | { kind: 'cut'; error: unknown }
  | { kind: 'inside'; share: PublicShare };

/** Errors that are not about the share: a retry helps. */
const PASSING: readonly number[] = [ERROR_CODES.NETWORK, ERROR_CODES.SYSTEM];

/** `wasInside`: access has ended, and was not just missing. */
export function publicShareStateOf(
  share: PublicShare | undefined,
  error: unknown,
  wasInside: boolean,
): PublicShareState {
  if (error instanceof ApiError && error.is(ERROR_CODES.SHARE_NOT_AUTH))
    return { kind: 'code', again: wasInside };
  if (error instanceof ApiError && error.is(ERROR_CODES.SHARE_INVALID)) return { kind: 'invalid' };
  if (share) return { kind: 'inside', share };
  if (!error) return { kind: 'loading' };
  if (error instanceof ApiError && !PASSING.includes(error.code)) return { kind: 'invalid' };
  return { kind: 'cut', error };
}

export function usePublicShare(shareId: string) {
  const { data, error, isFetching, refetch } = useQuery(publicShareQuery(shareId));
  const forget = useForgetPhotos(shareId);
  const [wasInside, setWasInside] = useState(false);
  const state = publicShareStateOf(data, error, wasInside);
  const isInside = state.kind === 'inside';
  if (isInside && !wasInside) setWasInside(true);
  const isOut = state.kind === 'code' || state.kind === 'invalid';
  useEffect(() => {
    if (isOut) forget();
  }, [isOut, forget]);
  return { state, isFetching, retry: () => void refetch() };
}
