export type Language = 'zh' | 'en';

/** The language of a reply or a mail: Chinese unless English is requested first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh';
}

/** The language of mail to an account: the one it has chosen, else the one of the request. */
export function languageOfUser(user: { language: string | null }, requested: Language): Language {
  return user.language ? languageOf(user.language) : requested;
}

/** The heading of photos without a keyword (spec §9). */
export function untaggedName(language: Language): string {
  return language === 'en' ? 'Untagged' : '未分类';
}
