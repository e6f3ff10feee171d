import { useState } from 'react';
import { AppBar } from '../../src/app-bar/index.ts';
import { BottomBar } from '../../src/bottom-bar/index.ts';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { FolderInputIcon, Share2Icon, Trash2Icon, XIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { DocsPage, Rows, Section, useTranslate } from '../parts.tsx';

function Selection() {
  const translate = useTranslate();
  const photos = [translate('京都', 'Kyoto'), translate('奈良', 'Nara'), translate('大阪', 'Osaka')];
  const [selected, setSelected] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setSelected((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );
  return (
    <Stack gap={3} style={{ maxWidth: 480 }}>
      <AppBar.Root face={selected.length > 0 ? 'manage' : 'browse'}>
        <AppBar.Browse>
          <AppBar.Title>{translate('照片', 'Photos')}</AppBar.Title>
        </AppBar.Browse>
        <AppBar.Manage>
          <IconButton label={translate('退出选择', 'Close')} onClick={() => setSelected([])}>
            <XIcon />
          </IconButton>
          <AppBar.Count>{selected.length}</AppBar.Count>
        </AppBar.Manage>
      </AppBar.Root>
      <Inline gap={4}>
        {photos.map((name) => (
          <Checkbox key={name} label={name} checked={selected.includes(name)} onChange={() => toggle(name)} />
        ))}
      </Inline>
      <BottomBar.Root aria-label={translate('所选照片', 'Selected photos')}>
        {[
          [translate('分享', 'Share'), <Share2Icon key="share" />],
          [translate('移动', 'Move'), <FolderInputIcon key="move" />],
          [translate('删除', 'Delete'), <Trash2Icon key="delete" />],
        ].map(([name, icon]) => (
          <BottomBar.Action key={String(name)} icon={icon} disabled={selected.length === 0}>
            {name}
          </BottomBar.Action>
        ))}
      </BottomBar.Root>
      <Button onClick={() => setSelected(photos)}>{translate('全选', 'Select all')}</Button>
    </Stack>
  );
}

/** How photos are selected, and where the actions of a selection are. */
export function SelectionPage() {
  return (
    <DocsPage
      kicker="Patterns"
      title={['Selection', '选择']}
      lead={[
        '先选，再做：选中的数目和能做的事一直在看得见的地方。',
        'Select first, then act: the count and the actions stay visible.',
      ]}
    >
      <Section title={['例子', 'Example']}>
        <Selection />
      </Section>
      <Section title={['规则', 'Rules']}>
        <Rows
          rows={[
            [
              'enter',
              '点勾选框、长按或“管理”进入',
              'A checkbox, a long press or “Manage” starts the selection',
            ],
            [
              'count',
              '顶栏写数目，变化时朗读',
              'The app bar shows the count; screen readers announce its changes',
            ],
            ['actions', '不可用时禁用，不消失', 'Actions that do not apply are disabled, not hidden'],
            [
              'range',
              'Shift 选一段；没有加载的照片也算',
              'Shift selects a range, including photos that are not loaded',
            ],
            ['leave', 'Esc 或关闭按钮退出', 'Esc or the close button ends the selection'],
          ]}
        />
      </Section>
      <Section title={['键盘', 'Keyboard']}>
        <Rows
          keys
          rows={[
            ['Space', '选中或取消', 'Selects or deselects'],
            ['Shift+→', '扩展所选', 'Extends the selection'],
            ['Ctrl+A', '全选', 'Selects all'],
            ['Esc', '退出选择', 'Ends the selection'],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
