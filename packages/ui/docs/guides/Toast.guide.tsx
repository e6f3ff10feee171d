import { Button } from '../../src/button/index.ts';
import { useToast } from '../../src/toast/index.ts';
import { DrawnToast, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

function Saved() {
  const toaster = useToast();
  const press = <Button onClick={() => toaster.undo('已删除 12 张照片', () => {})}>删除 12 张照片</Button>;
  return (
    <Opened by={press}>
      <DrawnToast action="撤销">已删除 12 张照片</DrawnToast>
    </Opened>
  );
}

function Wrong() {
  const toaster = useToast();
  const press = (
    <Button onClick={() => toaster.show({ title: '请先填写名称', tone: 'critical' })}>提交</Button>
  );
  return (
    <Opened by={press}>
      <DrawnToast tone="critical">请先填写名称</DrawnToast>
    </Opened>
  );
}

export const toastGuide: Guide = {
  imports: 'useToast',
  hideOwnProps: true,
  lead: [
    '顺口说一声：做成了，可以撤销，正在进行。',
    'Something said in passing: it is done, it can be undone, it is under way.',
  ],
  anatomy: [
    [
      'useToast()',
      '从任何地方说：show、update、dismiss、undo',
      'Says it from anywhere: show, update, dismiss, undo',
    ],
    ['title', '一句话', 'One sentence'],
    ['action', '一件能做的事，如撤销', 'One thing to do, e.g. undo'],
    ['progress', '进度；完成前不消失', 'Progress; it stays until done'],
    ['duration', '默认 5 秒；鼠标或焦点在上面时停住', '5 s by default; it waits while pointed at or focused'],
    ['viewport', '最多同时三条，其余排队', 'Three at once, the others wait'],
  ],
  keys: [
    ['F8', '到通知', 'To the notifications'],
    ['Tab', '在通知的操作间移动', 'Through their actions'],
    ['Esc', '收起有焦点的一条', 'Dismisses the focused one'],
  ],
  good: [{ text: ['说做成了什么，能撤销', 'Says what was done, and offers to undo it'], show: <Saved /> }],
  bad: [
    { text: ['表单的错误：写在那一栏下面', 'An error of a form: put it under its field'], show: <Wrong /> },
  ],
  props: {
    ToastContent: [
      { name: 'title', type: 'ReactNode', required: true },
      { name: 'description', type: 'ReactNode' },
      { name: 'tone', type: "'neutral' | 'positive' | 'critical'", defaults: "'neutral'" },
      {
        name: 'action',
        type: '{ label: string; onPress: () => void }',
        description: 'One thing to do about it: undo, reload, look.',
      },
      {
        name: 'duration',
        type: 'number | null',
        description: 'ms until it leaves; null keeps it until it is dismissed.',
        defaults: '5000',
      },
      {
        name: 'progress',
        type: 'number | null',
        description: 'Part done, 0–1, or null while unknown: shows a bar and keeps the toast.',
      },
    ],
    'useToast()': [
      {
        name: 'show',
        type: '(content: ToastContent & { id?: string }) => string',
        description: 'Shows a toast and answers with its id. A given id replaces the toast that has it.',
      },
      { name: 'update', type: '(id: string, content: Partial<ToastContent>) => void' },
      { name: 'dismiss', type: '(id: string) => void' },
      {
        name: 'undo',
        type: '(title: ReactNode, onUndo: () => void) => string',
        description: 'Says what was done and offers to take it back.',
      },
    ],
  },
};
