import { Button } from '../../src/button/index.ts';
import { UploadIcon } from '../../src/icon/index.ts';
import { EmptyState, ErrorState } from '../../src/state/index.ts';
import { DocsPage, Examples, Rows, Section } from '../parts.tsx';

/** Screens without content. */
export function EmptyPage() {
  return (
    <DocsPage
      kicker="Patterns"
      title={['Empty screens', '空页面']}
      lead={[
        '没有内容、没有结果、没有加载到，是三件事。',
        'No content yet, no results and a loading error are three different cases.',
      ]}
    >
      <Section title={['例子', 'Examples']}>
        <Examples
          good={[
            {
              text: ['还没有：说怎么开始', 'No content yet: says how to start'],
              show: (t) => (
                <EmptyState
                  title={t('还没有照片', 'No photos yet')}
                  action={<Button icon={<UploadIcon />}>{t('上传照片', 'Upload photos')}</Button>}
                />
              ),
            },
            {
              text: ['没加载到：可以重试', 'A loading error: offers a retry'],
              show: (t) => (
                <ErrorState
                  title={t('照片没有加载到', 'The photos could not be loaded')}
                  onRetry={() => {}}
                />
              ),
            },
          ]}
          bad={[
            {
              text: ['把失败说成空', 'A loading error that looks like an empty list'],
              show: (t) => <EmptyState title={t('还没有照片', 'No photos yet')} />,
            },
          ]}
        />
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            [
              'EmptyState',
              '标题说事实，按钮是下一步',
              'The title states the fact, the button is the next step',
            ],
            ['no results', '写出搜了什么，给出清除', 'Show the query and a button that clears it'],
            [
              'ErrorState',
              '原因与重试；已加载的内容留着',
              'The reason and a retry button; keep the content that has loaded',
            ],
            [
              'loading',
              '先骨架屏，不先说空',
              'Show a skeleton first; do not show an empty state while loading',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
