import { renderHook } from '@testing-library/react';
import { ApiError, NetworkError } from '@xiangji/api-client';
import { ERROR_CODES, type ErrorCode, UNREAD_ENCODING } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { InLanguage } from '../test/InLanguage.tsx';
import { useErrorText } from './errors.ts';

function textOf(error: unknown): string {
  return renderHook(useErrorText, { wrapper: InLanguage }).result.current(error);
}

it("shows the catalogue's message for a code, whatever the server says", () => {
  const error = new ApiError({ code: ERROR_CODES.PASSWORD_WRONG, message: 'nope', data: null });
  expect(textOf(error)).toBe('登录密码错误请重试');
  expect(textOf(ERROR_CODES.FILE_TYPE_INVALID)).toBe('文件类型不支持');
});

it('says that the account is full, and not that the file is too large', () => {
  const full = { code: ERROR_CODES.FILE_SIZE_INVALID, message: '', data: { reason: 'quota' } };
  expect(textOf(new ApiError(full))).toBe('账户空间已满，请先清理照片和回收站');
  expect(textOf(new ApiError({ ...full, data: null }))).toBe('文件大小不符合要求');
});

it('names the encoding that the server cannot read', () => {
  const data = { reason: UNREAD_ENCODING, encoding: 'TIFF LZMA' };
  const error = new ApiError({ code: ERROR_CODES.FILE_TYPE_INVALID, message: '', data });
  expect(textOf(error)).toBe('此文件使用 TIFF LZMA 编码，暂不支持');
});

it('falls back to the server’s message, then to the network’s (spec §8)', () => {
  const unknown = 99_999 as ErrorCode;
  expect(textOf(new ApiError({ code: unknown, message: '维护中', data: null }))).toBe('维护中');
  expect(textOf(new ApiError({ code: unknown, message: '', data: null }))).toBe('网络链接出错');
  expect(textOf(new NetworkError(new TypeError('fetch failed')))).toBe('网络链接出错');
});
