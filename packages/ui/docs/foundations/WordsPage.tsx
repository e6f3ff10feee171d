import { Button } from '../../src/button/index.ts';
import { EmptyState } from '../../src/state/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { DocsPage, Examples, Rows, Section } from '../parts.tsx';

/** The tone of the product's texts, in both languages. */
export function WordsPage() {
  return (
    <DocsPage
      kicker="Foundations"
      title={['Words', '文案']}
      lead={['短、具体、不喊叫。', 'Short, concrete, never shouting.']}
    >
      <Section title={['语气', 'Voice']}>
        <Rows
          rows={[
            ['先说事 The matter first', '发生了什么，为什么，怎么办', 'What happened, why, how to fix it'],
            [
              '像人说话 As a person says it',
              '“3 个相集、12 个相册”，不写“共计：15”',
              '“3 sets, 12 albums”, not “Total: 15”',
            ],
            [
              '按钮用动词 Buttons are verbs',
              '说出做什么，连同数目',
              'A verb that names the deed, with its count',
            ],
            [
              '不道歉，不感叹 No sorry, no shouting',
              '没有“抱歉”，没有感叹号',
              'No apologies, no exclamation marks',
            ],
            [
              '一物一名 One thing, one name',
              '相集、相册、照片；不混用“图集”“图片”',
              'Set, album, photo; never a second name for one thing',
            ],
          ]}
        />
        <Examples
          good={[
            {
              text: ['说出会毁掉什么', 'Names what it destroys'],
              show: (
                <Button tone="critical" variant="solid">
                  删除 12 张照片
                </Button>
              ),
            },
            {
              text: ['错误说怎么改', 'The error says how to correct it'],
              show: <TextField label="昵称" defaultValue="" error="昵称要 1 到 20 个字" />,
            },
          ]}
          bad={[
            {
              text: ['喊叫，又不说怎么办', 'Shouts, and offers no way on'],
              show: <EmptyState title="哎呀！什么都没有！" />,
            },
            {
              text: ['空话', 'Says nothing'],
              show: <TextField label="昵称" defaultValue="" error="输入有误" />,
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
              'Chinese uses full-width marks; a full stop ends sentences, never buttons or titles',
            ],
            [
              '“ ”',
              '中文引号用弯引号；英文同样，撇号也弯',
              'Curly quotes in both languages; curly apostrophes too',
            ],
            ['、', '并列用顿号；英文用逗号', 'Chinese lists by 、; English by commas'],
            ['…', '一个省略号字符；中文写两个', 'One ellipsis character; two in Chinese'],
            [
              '~ –',
              '范围：日期输入用 ~，英文行文用 –',
              'Ranges: ~ when typed in a date field, an en dash in English',
            ],
            [
              '128 张',
              '数字与量词之间的空由排版给',
              'The space between number and measure word comes from the typesetter',
            ],
          ]}
        />
      </Section>
      <Section title={['数、日、大小', 'Numbers, dates, sizes']}>
        <Rows
          rows={[
            ['2026.11.21', '日期：年.月.日，公元前带负号', 'Days: year.month.day, a minus before the era'],
            ['3.2 MB', '大小以 1024 进位，最多一位小数', 'Sizes by 1024, one decimal at most'],
            ['1:05', '时长：分:秒，一小时起为 时:分:秒', 'Durations: m:ss, from an hour on h:mm:ss'],
            ['1,234', '数目从四位起分节', 'Counts are grouped from four digits on'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
