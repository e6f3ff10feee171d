import { createApiClient } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/error-codes';
import { expect, it } from 'vitest';
import { stubCaches } from '../../test/stubCaches.ts';
import { askToSignIn, onSessionLost, type SignInAnswer } from './sessionLost.ts';

it('opens one sign-in for all waiting calls, and another for a later one', async () => {
  const answers: SignInAnswer[] = [];
  const stop = onSessionLost((answer) => answers.push(answer));
  const first = [askToSignIn(), askToSignIn()];
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  expect(await Promise.all(first)).toEqual([true, true]);
  const second = askToSignIn();
  expect(answers).toHaveLength(2);
  answers[1]?.(false);
  expect(await second).toBe(false);
  stop();
});

it('does not wait without a sign-in dialog', async () => {
  expect(await askToSignIn()).toBe(false);
});

it('deletes what the session has left for use without a network at any reply that it is gone', async () => {
  const kept = stubCaches();
  const gone = async () => Response.json([ERROR_CODES.NOT_SIGNED_IN, '', null]);
  const api = createApiClient({ baseUrl: 'http://localhost', fetch: gone, onSessionLost: askToSignIn });
  await expect(api.similar.list({ query: {} })).rejects.toMatchObject({ code: ERROR_CODES.NOT_SIGNED_IN });
  expect([...kept]).toEqual(['xiangji-offered-files', 'xiangji-shared-files']);
});
