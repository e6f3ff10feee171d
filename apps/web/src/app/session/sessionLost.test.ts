import { expect, it } from 'vitest';
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
