import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { ConfirmDialog } from '../../src/confirm-dialog/index.ts';
import { Inline } from '../../src/layout/index.ts';
import { useToast } from '../../src/toast/index.ts';
import { DocsPage, Rows, Section, useTranslate } from '../parts.tsx';

function Actions() {
  const { undo } = useToast();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Inline gap={3}>
      <Button
        tone="critical"
        onClick={() => undo(translate('已移到回收站', 'Moved to the recycle bin'), () => {})}
      >
        {translate('删除', 'Delete')}
      </Button>
      <Button tone="critical" variant="solid" onClick={() => setOpen(true)}>
        {translate('清空回收站', 'Empty the recycle bin')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={translate('永久删除 12 张照片？', 'Delete 12 photos permanently?')}
        description={translate('无法撤销。', 'This cannot be undone.')}
        confirmLabel={translate('永久删除', 'Delete permanently')}
        onConfirm={() => setOpen(false)}
      />
    </Inline>
  );
}

/** When to offer undo, and when to ask for confirmation. */
export function DestructivePage() {
  return (
    <DocsPage
      kicker="Patterns"
      title={['Destructive actions', '危险操作']}
      lead={[
        '能撤销的马上做，再给撤销；不能撤销的先问。',
        'If an action can be undone, run it and offer undo; otherwise ask for confirmation first.',
      ]}
    >
      <Section title={['例子', 'Example']}>
        <Actions />
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            ['undo', '轻提示里撤销，显示 8 秒', 'Undo in the toast, which is shown for 8 seconds'],
            ['confirm', '标题说会失去什么，连同数目', 'The title names what is lost, with the count'],
            ['button', '动词，不写“确定”', 'A verb, never “OK”'],
            ['tone', 'critical 只给真正失去东西的操作', 'critical only for actions that lose data'],
            ['focus', '焦点先在“取消”上', 'The Cancel button is focused first'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
