import { type ComponentType, useState } from 'react';
import * as icons from '../../src/icon/index.ts';
import { SearchIcon } from '../../src/icon/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import * as css from '../docs.css.ts';
import { DocsPage, Examples, Section, useTranslate } from '../parts.tsx';
import { iconWords } from './iconWords.ts';

type Name = keyof typeof iconWords;

const drawings: Readonly<Record<Name, ComponentType>> = { ...icons };
const names = Object.keys(iconWords) as Name[];

function answers(name: Name, query: string): boolean {
  return `${name} ${iconWords[name]}`.toLowerCase().includes(query.trim().toLowerCase());
}

/** The icon set, searchable by meaning in either language. */
export function IconsPage() {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const found = names.filter((name) => answers(name, query));
  return (
    <DocsPage
      kicker="Foundations"
      title={['Icons', '图标']}
      lead={[
        '一个作用一个图形，沿用 lucide 的名字；默认不朗读，由按钮给出名字。',
        'One icon per meaning, named as in lucide. Hidden from screen readers; the button has the name.',
      ]}
      code="import { UploadIcon } from '@xiangji/ui';"
    >
      <Section title={['全部', 'All icons']}>
        <TextField
          label={translate('搜索图标 Search icons', 'Search icons')}
          hideLabel
          type="search"
          start={<SearchIcon />}
          placeholder={translate('上传 upload', 'upload')}
          value={query}
          onValueChange={setQuery}
        />
        <p className={css.note} role="status">
          {found.length} / {names.length}
        </p>
        <div className={css.tiles}>
          {found.map((name) => {
            const Drawing = drawings[name];
            return (
              <div key={name} className={css.tile} style={{ justifyItems: 'center', padding: 12 }}>
                <Drawing />
                <span className={css.tileName}>{name}</span>
                <span className={css.caption}>
                  {translate(iconWords[name], iconWords[name].replaceAll(/\p{Script=Han}+ /gu, ''))}
                </span>
              </div>
            );
          })}
        </div>
      </Section>
      <Section title={['宜与忌', 'Do and don’t']}>
        <Examples
          good={[
            {
              text: ['与文字同色同大', 'In the colour and size of the text'],
              show: (t) => (
                <span style={{ display: 'inline-flex', gap: 8 }}>
                  <icons.UploadIcon />
                  {t('上传照片', 'Upload photos')}
                </span>
              ),
            },
          ]}
          bad={[
            {
              text: ['拿垃圾桶表示“移出相册”', 'A trash can for “Remove from album”'],
              show: (t) => (
                <span style={{ display: 'inline-flex', gap: 8 }}>
                  <icons.Trash2Icon />
                  {t('移出相册', 'Remove from album')}
                </span>
              ),
            },
          ]}
        />
      </Section>
    </DocsPage>
  );
}
