import { useLocale } from '@xiangji/locale';
import type { ReactNode } from 'react';
import { Badge } from '../src/badge/index.ts';
import { Kbd } from '../src/kbd/index.ts';
import * as css from './docs.css.ts';
import { groupName } from './groupNames.ts';
import type { Example, Row, Translate, Words } from './guide.ts';

/** Whether the page is in English alone; in Chinese it shows the English below. */
export function useEnglish(): boolean {
  return useLocale() === 'en';
}

/** Returns a function that selects the text of an example in the language of the toolbar. */
export function useTranslate(): Translate {
  const english = useEnglish();
  return (zh, en) => (english ? en : zh);
}

/** A text that runs from left to right on a page of either direction. */
function Text({ lang, className, children }: { lang: string; className?: string; children: ReactNode }) {
  return (
    <span lang={lang} dir="ltr" className={className}>
      {children}
    </span>
  );
}

/** Chinese, then English in a quieter colour; in English only English. */
export function Bilingual({ words: [zh, en] }: { words: Words }) {
  if (useEnglish()) return <Text lang="en">{en}</Text>;
  return (
    <>
      <Text lang="zh-CN">{zh}</Text>{' '}
      <Text lang="en" className={css.other}>
        {en}
      </Text>
    </>
  );
}

/** Both languages in one line: a heading, a button. */
export function Beside({ words: [zh, en], quiet = '' }: { words: Words; quiet?: string }) {
  if (useEnglish()) return <Text lang="en">{en}</Text>;
  return (
    <>
      <Text lang="zh-CN">{zh}</Text>{' '}
      <Text lang="en" className={quiet}>
        {en}
      </Text>
    </>
  );
}

/** A name in English and Chinese: `Dialog 对话框`. */
export function splitName(full: string): Words {
  const han = full.search(/\p{Script=Han}/u);
  return han < 0 ? [full, ''] : [full.slice(0, han).trim(), full.slice(han)];
}

/** The name of a story; without its Chinese part on an English page. */
export function StoryName({ name }: { name: string }) {
  const [english] = splitName(name);
  return useEnglish() && english ? english : name;
}

interface PageProps {
  kicker: string;
  title: Words;
  lead?: Words | undefined;
  children: ReactNode;
  /** An import, a command or names of variables. */
  code?: string | undefined;
  /** The status of a component; other pages have none. */
  status?: 'stable' | 'new' | undefined;
}

const STATUS = {
  stable: { tone: 'positive', words: ['稳定', 'Stable'] },
  new: { tone: 'info', words: ['新，可能还会变', 'New, may change'] },
} as const;

/** A docs page: its title, its purpose, then its sections. */
export function DocsPage({ kicker, title: [name, other], lead, code, status, children }: PageProps) {
  const english = useEnglish();
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <header>
        <p className={css.kicker}>
          <StoryName name={groupName(kicker)} />
        </p>
        <h1 className={css.heading}>
          <Text lang="en">{name}</Text>{' '}
          {english ? null : (
            <Text lang="zh-CN" className={css.headingOther}>
              {other}
            </Text>
          )}{' '}
          {status ? (
            <Badge tone={STATUS[status].tone}>
              <Beside words={STATUS[status].words} />
            </Badge>
          ) : null}
        </h1>
        {lead ? (
          <p className={css.lead}>
            <Bilingual words={lead} />
          </p>
        ) : null}
        {code === undefined ? null : (
          <code className={css.importLine} dir="ltr">
            {code}
          </code>
        )}
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  title: Words;
  lead?: Words;
  children: ReactNode;
}

export function Section({ title: [zh, en], lead, children }: SectionProps) {
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle} id={en.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>
        <Beside words={[zh, en]} quiet={css.headingOther} />
      </h2>
      {lead ? (
        <p className={css.rowWords}>
          <Bilingual words={lead} />
        </p>
      ) : null}
      {children}
    </section>
  );
}

/** Names or keys, each with a description. */
export function Rows({ rows, keys = false }: { rows: readonly Row[]; keys?: boolean }) {
  return (
    <dl className={css.rows}>
      {rows.map(([name, zh, en]) => (
        <div key={name} className={css.row}>
          <dt className={css.rowName}>
            {keys ? (
              name.split(' ').map((key) => <Kbd key={key}>{key.replaceAll('_', ' ')}</Kbd>)
            ) : (
              <code className={css.code} dir="ltr">
                {name}
              </code>
            )}
          </dt>
          <dd className={css.rowWords}>
            <Bilingual words={[zh, en]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const verdicts = { good: ['宜', 'Do'], bad: ['忌', 'Don’t'] } as const;

/** Rendered examples marked as right or wrong. */
export function Examples({ good, bad }: { good: readonly Example[]; bad: readonly Example[] }) {
  const translate = useTranslate();
  const all = [
    ...good.map((example) => ({ ...example, kind: 'good' as const })),
    ...bad.map((example) => ({ ...example, kind: 'bad' as const })),
  ];
  return (
    <div className={css.examples}>
      {all.map(({ kind, text, show }) => (
        <figure key={text[1]} className={css.example}>
          <div className={css.preview} data-live>
            {show(translate)}
          </div>
          <figcaption className={`${css.figcaption} ${css.verdict[kind]}`}>
            <span className={css.mark[kind]}>
              <Beside words={verdicts[kind]} />
            </span>{' '}
            <Bilingual words={text} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
