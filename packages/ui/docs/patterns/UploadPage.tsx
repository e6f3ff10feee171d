import { Banner } from '../../src/banner/index.ts';
import { Button } from '../../src/button/index.ts';
import { UploadIcon } from '../../src/icon/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { ProgressBar } from '../../src/progress/index.ts';
import { Text } from '../../src/text/index.ts';
import { DocsPage, Rows, Section } from '../parts.tsx';

const DONE = 74;
const TOTAL = 120;

/** How an upload shows its progress, its end and its failures. */
export function UploadPage() {
  return (
    <DocsPage
      kicker="Patterns"
      title={['Upload', '上传']}
      lead={[
        '上传不挡路：可以离开页面，刷新、断网之后接着传。',
        'An upload never blocks: leave the page, reload or lose the network, and it continues.',
      ]}
    >
      <Section title={['例子', 'Example']}>
        <Stack gap={4} style={{ maxWidth: 420 }}>
          <Button variant="solid" icon={<UploadIcon />}>
            上传照片 Upload photos
          </Button>
          <Stack gap={1}>
            <Text size="small" tone="muted">
              {DONE} / {TOTAL}
            </Text>
            <ProgressBar label="正在上传 Uploading" value={DONE / TOTAL} />
          </Stack>
          <Banner
            tone="warning"
            title="3 张没有传上 3 photos failed"
            action={<Button size="small">重试 Retry</Button>}
          />
        </Stack>
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            ['start', '选文件、拖放或粘贴；先说会传到哪个相册', 'Pick, drop or paste; name the album first'],
            [
              'progress',
              '一条总进度；张数比百分数有用',
              'One bar for all; a count says more than a percentage',
            ],
            ['refused', '不支持的文件列出名字和原因', 'List files that are not supported, with the reason'],
            ['failed', '其余照传；失败的留着重试', 'The others continue; failed ones stay for a retry'],
            ['done', '轻提示加“查看”，不弹对话框', 'A toast with “Show”, not a dialog'],
            ['announce', '开始、结束与失败各朗读一次', 'Announce the start, the end and failures once each'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
