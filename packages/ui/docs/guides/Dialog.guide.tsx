import { Button } from '../../src/button/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const dialogGuide: Guide = {
  lead: [
    '先做完这件事再回去。电脑上居中，手机上从底部升起。',
    'Something to finish before going back. Centred on a PC, from the bottom on a phone.',
  ],
  anatomy: [
    ['Dialog.Root', '开与关', 'Open or closed'],
    ['Dialog.Trigger', '打开它的按钮；关后焦点回到这里', 'What opens it; focus returns here'],
    ['Dialog.Content', '本身：标题、说明、关闭', 'The sheet: title, description, close'],
    ['Dialog.Body', '内容，长了滚动', 'What it is about; scrolls when long'],
    ['Dialog.Footer', '操作，主要的在最后', 'Actions, the primary one last'],
    ['Dialog.Close', '关上的按钮', 'A button that closes'],
  ],
  keys: [
    ['Tab', '在框内循环', 'Goes round inside'],
    ['Esc', '关上，焦点回到打开它的地方', 'Closes; focus returns to what opened it'],
  ],
  good: [
    {
      text: ['主要操作在末尾，用动词', 'The primary action last, a verb'],
      show: (
        <Inline>
          <Button variant="ghost">取消</Button>
          <Button variant="solid">新建</Button>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['对话框里再开对话框', 'A dialog that opens a dialog'],
      show: (
        <Inline>
          <Button>新建</Button>
          <Button>再选一层…</Button>
        </Inline>
      ),
    },
  ],
  parts: { 'Dialog.Content': Dialog.Content },
};
