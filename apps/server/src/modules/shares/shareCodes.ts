import { TEXT } from '@xiangji/api-client/contract';
import { customAlphabet } from 'nanoid';

/** Without the letters and digits that look alike: 0 O 1 I L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SHARE_ID_LENGTH = 12;

export const newShareCode = customAlphabet(CODE_ALPHABET, TEXT.SHARE_CODE);

/** The last part of a link: letters and digits, 71 bits. */
export const newShareId = customAlphabet(
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  SHARE_ID_LENGTH,
);
