import 'fake-indexeddb/auto';
import { openIndexedDbStorage } from '@xiangji/api-client/upload';
import { afterEach, expect, test, vi } from 'vitest';
import { mayForgetUploads, mayLeaveUpload, setLeaveQuestion } from './leaveQuestion.ts';

afterEach(() => {
  setLeaveQuestion(undefined);
  vi.restoreAllMocks();
});

test('asks only while an upload is unfinished, and leaves only after confirmation', () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  expect(mayLeaveUpload()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  setLeaveQuestion('上传还没有完成，您确定离开吗？');
  expect(mayLeaveUpload()).toBe(false);
  ask.mockReturnValue(true);
  expect(mayLeaveUpload()).toBe(true);
  expect(ask).toHaveBeenCalledWith('上传还没有完成，您确定离开吗？');
});

test('asks before unfinished uploads of this user are discarded', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const storage = await openIndexedDbStorage();
  const target = { id: 'album', name: 'A', guid: 'round' };
  const entry = { key: 'one', pageId: 'visit', user: 'ada', name: 'a.jpg', type: '', size: 1, target };
  await storage.put([{ ...entry, lastModified: 0, added: 0, place: 0 }]);
  expect(await mayForgetUploads('bob', 'Sign out?')).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(await mayForgetUploads('ada', 'Sign out?')).toBe(false);
  expect(ask).toHaveBeenCalledWith('Sign out?');
});
