import { afterEach, expect, test, vi } from 'vitest';
import { mayLeaveUpload, setLeaveQuestion } from './leaveQuestion.ts';

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
