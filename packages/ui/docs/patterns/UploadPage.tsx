import { Banner } from '../../src/banner/index.ts';
import { Button } from '../../src/button/index.ts';
import { UploadIcon } from '../../src/icon/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { ProgressBar } from '../../src/progress/index.ts';
import { Text } from '../../src/text/index.ts';
import { DocsPage, Rows, Section, useTranslate } from '../parts.tsx';

const DONE = 74;
const TOTAL = 120;

/** How an upload shows its progress, its completion and its failures. */
export function UploadPage() {
  const translate = useTranslate();
  return (
    <DocsPage
      kicker="Patterns"
      title={['Upload', '上传']}
      lead={[
        '上传在后台进行：可以离开页面，刷新、断网之后接着传。',
        'The user can leave the page; uploads continue after a reload or a lost connection.',
      ]}
    >
      <Section title={['例子', 'Example']}>
        <Stack gap={4} style={{ maxWidth: 420 }}>
          <Button variant="solid" icon={<UploadIcon />}>
            {translate('上传照片', 'Upload photos')}
          </Button>
          <Stack gap={1}>
            <Text size="small" tone="muted">
              {DONE} / {TOTAL}
            </Text>
            <ProgressBar label={translate('正在上传', 'Uploading')} value={DONE / TOTAL} />
          </Stack>
          <Banner
            tone="warning"
            title={translate('3 张没有传上', '3 photos failed')}
            action={<Button size="small">{translate('重试', 'Retry')}</Button>}
          />
        </Stack>
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            [
              'start',
              '选文件、拖放或粘贴；先说会传到哪个相册',
              'Select, drop or paste files; name the target album first',
            ],
            [
              'progress',
              '一条总进度；张数比百分数有用',
              'One bar for all files; the count is more useful than a percentage',
            ],
            ['refused', '不支持的文件列出名字和原因', 'List the names of unsupported files, with the reason'],
            ['failed', '其余照传；失败的留着重试', 'The other files continue; failed files can be retried'],
            ['done', '轻提示加“查看”，不弹对话框', 'A toast with a “View” button, not a dialog'],
            [
              'announce',
              '开始、结束与失败各朗读一次',
              'Screen readers announce the start, the end and failures once each',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
