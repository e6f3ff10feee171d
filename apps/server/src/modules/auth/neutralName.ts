import { customAlphabet } from 'nanoid';
import type { Language } from '../../language.ts';

const suffix = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 4);

const MEMBER: Record<Language, string> = { zh: '相集用户', en: 'Member' };

/**
 * The nickname of a new account. It reveals nothing about the email address, since shares show it to strangers.
 */
export function neutralName(language: Language): string {
  return `${MEMBER[language]} ${suffix()}`;
}

/** The name that strangers see: the nickname, unless it is the local part of the email address. */
export function publicName({ name, email }: { name: string; email: string }, language: Language): string {
  return name.toLowerCase() === email.split('@')[0] ? MEMBER[language] : name;
}
