import { Button } from '../../src/button/index.ts';
import { useToast } from '../../src/toast/index.ts';
import { DrawnToast, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';
import { useTranslate } from '../parts.tsx';

function Saved() {
  const t = useTranslate();
  const toaster = useToast();
  const done = t('已删除 12 张照片', '12 photos deleted');
  const press = (
    <Button onClick={() => toaster.undo(done, () => {})}>{t('删除 12 张照片', 'Delete 12 photos')}</Button>
  );
  return (
    <Opened by={press}>
      <DrawnToast action={t('撤销', 'Undo')}>{done}</DrawnToast>
    </Opened>
  );
}

function Wrong() {
  const t = useTranslate();
  const toaster = useToast();
  const title = t('请先填写名称', 'Enter a name first');
  const press = (
    <Button onClick={() => toaster.show({ title, tone: 'critical' })}>{t('提交', 'Submit')}</Button>
  );
  return (
    <Opened by={press}>
      <DrawnToast tone="critical">{title}</DrawnToast>
    </Opened>
  );
}

export const toastGuide: Guide = {
  hideOwnProps: true,
  lead: [
    '简短的通知：已完成、可撤销、正在进行。',
    'A short message: something is done, can be undone, or is in progress.',
  ],
  anatomy: [
    [
      'useToast()',
      '从任何组件显示：show、update、dismiss、undo',
      'Shows toasts from any component: show, update, dismiss, undo',
    ],
    ['title', '一句话', 'One sentence'],
    ['action', '一件能做的事，如撤销', 'One action, e.g. undo'],
    ['progress', '进度；设置期间不消失', 'The progress; while it is set, the toast stays'],
    [
      'duration',
      '默认 5 秒；鼠标或焦点在上面时暂停',
      '5 s by default; pauses while the toast is hovered or focused',
    ],
    ['viewport', '最多同时三条，其余排队', 'Shows three toasts at a time; the others wait'],
  ],
  keys: [
    ['F8', '到通知', 'Moves to the notifications'],
    ['Tab', '在通知的操作间移动', 'Moves between their actions'],
    ['Esc', '收起有焦点的一条', 'Dismisses the focused toast'],
  ],
  good: [{ text: ['说做成了什么，能撤销', 'Says what was done and offers undo'], show: () => <Saved /> }],
  bad: [
    { text: ['表单的错误：写在那一栏下面', 'A form error: show it below its field'], show: () => <Wrong /> },
  ],
  props: {
    ToastContent: [
      { name: 'title', type: 'ReactNode', required: true },
      { name: 'description', type: 'ReactNode' },
      { name: 'tone', type: "'neutral' | 'positive' | 'critical'", defaults: "'neutral'" },
      {
        name: 'action',
        type: '{ label: string; onPress: () => void }',
        description: 'One action: undo, reload, view.',
      },
      {
        name: 'duration',
        type: 'number | null',
        description: 'ms until it disappears; null keeps it until it is dismissed.',
        defaults: '5000',
      },
      {
        name: 'progress',
        type: 'number | null',
        description: 'Progress from 0 to 1, or null while unknown: shows a bar and keeps the toast.',
      },
    ],
    'useToast()': [
      {
        name: 'show',
        type: '(content: ToastContent & { id?: string }) => string',
        description: 'Shows a toast and returns its id. A given id replaces the toast that has it.',
      },
      { name: 'update', type: '(id: string, content: Partial<ToastContent>) => void' },
      { name: 'dismiss', type: '(id: string) => void' },
      {
        name: 'undo',
        type: '(title: ReactNode, onUndo: () => void) => string',
        description: 'Reports an action and offers undo.',
      },
    ],
  },
};
