import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { TIMEZONE } from './limits.ts';
import { fileOrder, folderOrder, nothing } from './scalars.ts';

function preferenceCall<const N extends string, V extends z.ZodMiniType>(name: N, value: V) {
  return defineCall({
    method: 'PUT',
    path: `/api/account/preference/${name}`,
    summary: `Keep the preference ${name}`,
    access: 'user',
    body: z.object({ value }),
    data: nothing,
    errors: [],
  });
}

/** Calls about sort orders, time zone and language (spec §7 'Account'). */
export const accountPreference = {
  preference: defineCall({
    method: 'GET',
    path: '/api/account/preference',
    summary: 'Get the sort orders, the time zone and the language',
    access: 'user',
    data: z.object({
      system_timezone: z.nullable(z.int()),
      folder_order: folderOrder,
      file_order: fileOrder,
      language: z.nullable(z.enum(['zh-CN', 'en'])),
    }),
    errors: [],
  }),
  setTimezone: preferenceCall(
    'system_timezone',
    /** Offset in minutes, UTC minus local; null uses the time zone of the browser. */
    z.nullable(z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX))),
  ),
  setFolderOrder: preferenceCall('folder_order', folderOrder),
  setFileOrder: preferenceCall('file_order', fileOrder),
  setLanguage: preferenceCall('language', z.nullable(z.enum(['zh-CN', 'en']))),
};
