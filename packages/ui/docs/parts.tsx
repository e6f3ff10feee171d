import type { ReactNode } from 'react';
import { Badge } from '../src/badge/index.ts';
import { Kbd } from '../src/kbd/index.ts';
import * as css from './docs.css.ts';
import type { Example, Row, Words } from './guide.ts';

/** Chinese, then English in a quieter colour. */
export function Bilingual({ words: [zh, en] }: { words: Words }) {
  return (
    <>
      <span lang="zh-CN">{zh}</span>{' '}
      <span lang="en" className={css.other}>
        {en}
      </span>
    </>
  );
}

/** Both languages in one line: a heading, a button. */
export function Beside({ words: [zh, en], quiet }: { words: Words; quiet?: string }) {
  return (
    <>
      <span lang="zh-CN">{zh}</span>{' '}
      <span lang="en" className={quiet}>
        {en}
      </span>
    </>
  );
}

interface PageProps {
  kicker: string;
  title: Words;
  lead: Words;
  children: ReactNode;
  code?: string;
  /** The status of a component; other pages have none. */
  status?: 'stable' | 'new';
}

const STATUS = {
  stable: { tone: 'positive', words: ['稳定', 'Stable'] },
  new: { tone: 'info', words: ['新，可能还会变', 'New, may change'] },
} as const;

/** A docs page: its title, its purpose, then its sections. */
export function DocsPage({ kicker, title: [name, other], lead, code, status, children }: PageProps) {
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <header>
        <p className={css.kicker}>{kicker}</p>
        <h1 className={css.heading}>
          {name} <span className={css.headingOther}>{other}</span>{' '}
          {status ? (
            <Badge tone={STATUS[status].tone}>
              <Beside words={STATUS[status].words} />
            </Badge>
          ) : null}
        </h1>
        <p className={css.lead}>
          <Bilingual words={lead} />
        </p>
        {code ? <code className={css.importLine}>{code}</code> : null}
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
              <code className={css.code}>{name}</code>
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
  const all = [
    ...good.map((example) => ({ ...example, kind: 'good' as const })),
    ...bad.map((example) => ({ ...example, kind: 'bad' as const })),
  ];
  return (
    <div className={css.examples}>
      {all.map(({ kind, text, show }) => (
        <figure key={text[1]} className={css.example}>
          <div className={css.preview}>{show}</div>
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
