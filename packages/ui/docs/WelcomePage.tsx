import { Badge } from '../src/badge/index.ts';
import { Button } from '../src/button/index.ts';
import { Card } from '../src/card/index.ts';
import { CoverStack } from '../src/cover-stack/index.ts';
import { UploadIcon } from '../src/icon/index.ts';
import { Inline, Stack } from '../src/layout/index.ts';
import { Link } from '../src/link/index.ts';
import { ProgressBar } from '../src/progress/index.ts';
import { SegmentedControl } from '../src/segmented-control/index.ts';
import { picture } from '../src/test/pictures.ts';
import * as css from './docs.css.ts';
import { groupName } from './groupNames.ts';
import type { Words } from './guide.ts';
import { Bilingual, DocsPage, Rows, Section, StoryName, useTranslate } from './parts.tsx';

const albums: readonly Words[] = [
  ['外婆的院子', 'Grandmother’s yard'],
  ['京都的雨', 'Rain in Kyoto'],
  ['海边一周', 'A week by the sea'],
  ['小满一岁', 'Ada is one'],
];

const sections: readonly (readonly [name: string, path: string, words: Words])[] = [
  [
    'Foundations',
    'foundations-colour--docs',
    ['颜色、文字、间距、圆角、动效、图标、文案', 'Colour, type, space, shape, motion, icons, wording'],
  ],
  ['Forms', 'forms--docs', ['字段、校验、服务器的错误', 'Fields, validation, server errors']],
  [
    'Primitives',
    'primitives-button--docs',
    [
      '每个组件一页：构成、宜忌、键盘、状态、属性',
      'A page for each component: anatomy, do and don’t, keyboard, states, props',
    ],
  ],
  [
    'Photo grid',
    'photo-grid-photogrid--docs',
    [
      '几万张照片的网格：分组、多选、时间轴',
      'A grid for tens of thousands of photos: sections, selection, scrubber',
    ],
  ],
  [
    'Photo viewer',
    'photo-viewer-photoviewer--docs',
    ['全屏看照片和视频：缩放、旋转、信息', 'Photos and videos in full screen: zoom, rotation, details'],
  ],
  ['Cropper', 'cropper-cropper--docs', ['裁剪与旋转', 'Crops and rotates photos']],
  [
    'Blocks',
    'blocks-albumcard--docs',
    ['产品的部件：相册、上传、分享、账号', 'Parts of a product: albums, upload, shares, account'],
  ],
  [
    'Patterns',
    'patterns-selection--docs',
    ['选择、上传、空页面、删除', 'Selection, upload, empty screens, destructive actions'],
  ],
  [
    'Api client',
    'api-client-guide--docs',
    ['契约、客户端、上传队列', 'The contract, the client, the upload queue'],
  ],
  ['Changelog', 'changelog--docs', ['下一版有什么', 'What is new in the next release']],
  [
    'Web',
    'web-albumspage--docs',
    [
      '产品的每个画面：正在加载、空、出错、到底',
      'Every screen of the product: loading, empty, error, end of the list',
    ],
  ],
];

/** The first page: an introduction with links. */
export function WelcomePage() {
  const translate = useTranslate();
  return (
    <DocsPage
      kicker="@xiangji/ui"
      title={['Xiangji', '相集']}
      lead={[
        '照片是颜色，其余是纸和墨。为相册产品做的一套 React 组件。',
        'React components for a photo product: neutral, with one accent; the photos provide the colour.',
      ]}
      code="npm install @xiangji/ui react react-dom"
    >
      <div className={css.tiles}>
        {albums.map(([zh, en], seed) => (
          <Card key={en} style={{ padding: '20px 12px 12px' }}>
            <CoverStack
              covers={[seed + 1, seed + 4, seed + 7].map((hour) => ({ src: picture(hour) }))}
              sizes="200px"
            />
            <p style={{ margin: '10px 0 0' }}>{translate(zh, en)}</p>
            <span className={css.caption}>
              {(seed + 1) * 32} {translate('张', 'photos')}
            </span>
          </Card>
        ))}
      </div>
      <Inline gap={4}>
        <Button variant="solid" icon={<UploadIcon />}>
          {translate('上传照片', 'Upload photos')}
        </Button>
        <Button>{translate('新建相册', 'New album')}</Button>
        <SegmentedControl
          label={translate('分组', 'Group by')}
          defaultValue="day"
          segments={[
            { value: 'day', label: translate('日', 'Day') },
            { value: 'month', label: translate('月', 'Month') },
            { value: 'year', label: translate('年', 'Year') },
          ]}
        />
        <Badge tone="positive">{translate('已备份', 'Backed up')}</Badge>
      </Inline>
      <Stack gap={1}>
        <span aria-hidden="true">{translate('正在上传', 'Uploading')} 74 / 120</span>
        <ProgressBar label={translate('正在上传', 'Uploading')} value={0.62} />
      </Stack>
      <Section title={['内容', 'Contents']}>
        <Stack gap={3}>
          {sections.map(([name, path, words]) => (
            <div key={name} className={css.row}>
              <span>
                <Link href={`./?path=/docs/${path}`} target="_top">
                  <StoryName name={groupName(name)} />
                </Link>
              </span>
              <span>
                <Bilingual words={words} />
              </span>
            </div>
          ))}
        </Stack>
      </Section>
      <Section title={['工具栏', 'The toolbar']}>
        <Rows
          rows={[
            [
              'Theme',
              '浅色、深色，和另一个团队做的暖色“相册”',
              'Light, dark, and “Album”, a warm theme by another team',
            ],
            ['Language', '中文或英文', 'Chinese or English'],
            ['Direction', '从左到右或从右到左', 'Left to right or right to left'],
            ['Density', '由指针决定，或指定', 'Set by the pointer, or fixed'],
            ['Motion', '由设备决定，或减弱', 'Set by the device, or reduced'],
            ['Viewport', '1440、820、390', '1440, 820, 390'],
          ]}
        />
      </Section>
      <Section title={['承诺', 'Guarantees']}>
        <Rows
          rows={[
            [
              'axe',
              '两种主题下，每个示例都没有发现无障碍问题',
              'Finds no accessibility problem in any story, in both themes',
            ],
            [
              'keyboard',
              '每个组件都能用键盘操作，按 WAI-ARIA 的做法',
              'Every widget works with the keyboard, following the WAI-ARIA patterns',
            ],
            [
              'test',
              '每个示例都是测试：在真的浏览器里渲染并检查',
              'Every story is a test: it is rendered and checked in a real browser',
            ],
            [
              'size',
              '只引入 Button，就只打包 Button 的代码',
              'If you import only Button, only the code of Button is bundled',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
