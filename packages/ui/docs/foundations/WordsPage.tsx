import { Button } from '../../src/button/index.ts';
import { EmptyState } from '../../src/state/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { DocsPage, Examples, Rows, Section, useTranslate } from '../parts.tsx';

/** The tone of the product's texts, in both languages. */
export function WordsPage() {
  const translate = useTranslate();
  return (
    <DocsPage
      kicker="Foundations"
      title={['Words', '文案']}
      lead={['短、具体、不喊叫。', 'Short, specific and calm.']}
    >
      <Section title={['语气', 'Tone']}>
        <Rows
          rows={[
            [
              translate('先说事 State the facts first', 'State the facts first'),
              '发生了什么，为什么，怎么办',
              'What happened, why, and how to fix it',
            ],
            [
              translate('像人说话 Use natural language', 'Use natural language'),
              '“3 个相集、12 个相册”，不写“共计：15”',
              '“3 album sets, 12 albums”, not “Total: 15”',
            ],
            [
              translate('按钮用动词 Buttons use verbs', 'Buttons use verbs'),
              '说出做什么，连同数目',
              'A verb that names the action, with the count',
            ],
            [
              translate('不道歉，不感叹 No apologies or exclamations', 'No apologies or exclamations'),
              '没有“抱歉”，没有感叹号',
              'No “sorry”, no exclamation marks',
            ],
            [
              translate('一物一名 One term for one thing', 'One term for one thing'),
              '相集、相册、照片；不混用“图集”“图片”',
              'Album set, album, photo; never a second name for the same thing',
            ],
          ]}
        />
        <Examples
          good={[
            {
              text: ['说出会删除什么', 'Names what it deletes'],
              show: (t) => (
                <Button tone="critical" variant="solid">
                  {t('删除 12 张照片', 'Delete 12 photos')}
                </Button>
              ),
            },
            {
              text: ['错误说怎么改', 'The error says how to correct it'],
              show: (t) => (
                <TextField
                  label={t('昵称', 'Nickname')}
                  defaultValue=""
                  error={t('昵称要 1 到 20 个字', 'A nickname has 1 to 20 characters')}
                />
              ),
            },
          ]}
          bad={[
            {
              text: ['喊叫，又不说怎么办', 'Has exclamation marks and does not say what to do'],
              show: (t) => <EmptyState title={t('哎呀！什么都没有！', 'Oops! Nothing here!')} />,
            },
            {
              text: ['没有说错在哪', 'Does not say what is wrong'],
              show: (t) => (
                <TextField
                  label={t('昵称', 'Nickname')}
                  defaultValue=""
                  error={t('输入有误', 'Invalid input')}
                />
              ),
            },
          ]}
        />
      </Section>
      <Section title={['标点', 'Punctuation']}>
        <Rows
          rows={[
            [
              '，。：；',
              '中文用全角；句末在整句后才有句号，按钮和标题没有',
              'Chinese uses full-width punctuation; sentences have a full stop, buttons and titles do not',
            ],
            [
              '“ ”',
              '中文引号用弯引号；英文同样，撇号也弯',
              'Curly quotes in both languages, and curly apostrophes in English',
            ],
            ['、', '并列用顿号；英文用逗号', 'Chinese lists use 、, English lists use commas'],
            ['…', '一个省略号字符；中文写两个', 'One ellipsis character in English, two in Chinese'],
            [
              '~ –',
              '范围：日期输入用 ~，英文行文用 –',
              'Ranges: ~ in date fields, an en dash in English text',
            ],
            [
              '128 张',
              '数字与量词之间的空隙由浏览器排出',
              'The browser adds the space between a number and a measure word',
            ],
          ]}
        />
      </Section>
      <Section title={['数、日、大小', 'Numbers, dates, sizes']}>
        <Rows
          rows={[
            [
              '2026.11.21',
              '日期：年.月.日，公元前带负号',
              'Dates: year.month.day, with a minus sign for years BC',
            ],
            ['3.2 MB', '大小以 1024 进位，最多一位小数', 'Sizes: in units of 1024, at most one decimal'],
            ['1:05', '时长：分:秒，一小时起为 时:分:秒', 'Durations: m:ss, or h:mm:ss from one hour on'],
            ['1,234', '数目从四位起分节', 'Counts of four or more digits have separators'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
