import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

test('callers in one turn share a read that begins after the last of them', async () => {
  let truth = 'before';
  const read = vi.fn(async (id: string) => `${id} ${truth}`);
  const find = coalesce(read);
  const [first, second, other] = [find('a'), find('a'), find('b')];
  truth = 'after';
  expect(await Promise.all([first, second, other])).toEqual(['a after', 'a after', 'b after']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('callers during a read share the next one, whether it succeeds or fails', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const find = coalesce(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const early = find('a');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const late = find('a');
  await setImmediate();
  const later = find('a');
  answers[0]?.resolve('before');
  expect(await early).toBe('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const last = find('a');
  answers[1]?.reject(new Error('the database is away'));
  expect((await Promise.allSettled([late, later])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.resolve('after');
  expect(await last).toBe('after');
});

test('a failed read rejects for its callers only, not for later ones', async () => {
  const read = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('the database is away'));
  const find = coalesce(read);
  const both = await Promise.allSettled([find('a'), find('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe('there');
});
