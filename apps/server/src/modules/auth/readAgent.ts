import { DEVICE_TYPES, PROGRAM_TYPES } from '@xiangji/api-client/contract';
import { UAParser } from 'ua-parser-js';
import type { SigninRow } from '../../db/accountSchema.ts';

export type Agent = Pick<
  SigninRow,
  'program' | 'program_version' | 'program_type' | 'device' | 'device_version' | 'device_type'
>;

const DEVICES: Readonly<Record<string, number>> = {
  mobile: DEVICE_TYPES.PHONE,
  tablet: DEVICE_TYPES.TABLET,
  smarttv: DEVICE_TYPES.TV,
};

/** A leading `name/version`, as programs that are not browsers identify themselves. */
const CLIENT = /^([\w .+-]{1,40})\/([\w.+-]{1,20})/;

/**
 * Program and device of a User-Agent header (spec §3 'Sign-in history entry'); empty strings where unknown.
 */
export function readAgent(header: string): Agent {
  const { browser, os, device } = new UAParser(header).getResult();
  const [, client, version] = browser.name ? [] : (CLIENT.exec(header) ?? []);
  const isComputer = os.name !== undefined && device.type === undefined;
  return {
    program: browser.name ?? client ?? '',
    program_version: browser.version ?? version ?? '',
    program_type: browser.name ? PROGRAM_TYPES.BROWSER : client ? PROGRAM_TYPES.CLIENT : PROGRAM_TYPES.OTHER,
    device: os.name ?? device.model ?? '',
    device_version: os.version ?? '',
    device_type: isComputer ? DEVICE_TYPES.COMPUTER : (DEVICES[device.type ?? ''] ?? DEVICE_TYPES.OTHER),
  };
}
