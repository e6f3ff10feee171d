import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { useEffect, useState } from 'react';
import type { PublicShare } from '../../shared/models/share.ts';
import { publicShareQuery, useForgetPhotos } from './publicShare.queries.ts';

/**
 * The state of a public share (spec §4 'Share viewer'): loading, code entry (`again`: it was open before), a share
 * that no longer exists, a failure, or open.
 */
export type PublicShareState =
  | { kind: 'loading' }
  | { kind: 'code'; again: boolean }
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'open'; share: PublicShare };

/** Errors that are not about the share: loading it again may succeed. */
const TEMPORARY: readonly number[] = [ERROR_CODES.NETWORK, ERROR_CODES.SYSTEM];

/** `wasOpen`: access has ended, and was not just missing. */
export function publicShareStateOf(
  share: PublicShare | undefined,
  error: unknown,
  wasOpen: boolean,
): PublicShareState {
  if (error instanceof ApiError && error.is(ERROR_CODES.SHARE_NOT_AUTH))
    return { kind: 'code', again: wasOpen };
  if (error instanceof ApiError && error.is(ERROR_CODES.SHARE_INVALID)) return { kind: 'invalid' };
  if (share) return { kind: 'open', share };
  if (!error) return { kind: 'loading' };
  if (error instanceof ApiError && !TEMPORARY.includes(error.code)) return { kind: 'invalid' };
  return { kind: 'failed', error };
}

export function usePublicShare(shareId: string) {
  const { data, error, isFetching, refetch } = useQuery(publicShareQuery(shareId));
  const forget = useForgetPhotos(shareId);
  const [wasOpen, setWasOpen] = useState(false);
  const state = publicShareStateOf(data, error, wasOpen);
  const isOpen = state.kind === 'open';
  if (isOpen && !wasOpen) setWasOpen(true);
  const isClosed = state.kind === 'code' || state.kind === 'invalid';
  useEffect(() => {
    if (isClosed) forget();
  }, [isClosed, forget]);
  return { state, isFetching, retry: () => void refetch() };
}
