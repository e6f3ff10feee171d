import { Checkbox } from '../../src/checkbox/Checkbox.tsx';
import type { Guide } from '../guide.ts';

export const checkboxGuide: Guide = {
  lead: ['是或否，提交时才生效。', 'A yes or a no that counts when the form is sent.'],
  anatomy: [
    [
      'input',
      '原生复选框：表单、ref、朗读都是浏览器自己的',
      'The native checkbox: forms, refs and speech are the browser’s own',
    ],
    ['label', '旁边的话，点它也算', 'The words beside it; pressing them counts'],
    ['indeterminate', '所代表的只选了一部分', 'Some of what it stands for is chosen'],
  ],
  keys: [['Space', '选上或取消', 'Checks or unchecks']],
  good: [
    {
      text: ['肯定句，勾上就是它说的', 'A positive sentence: checked means what it says'],
      show: <Checkbox label="下载时包含原图" defaultChecked />,
    },
  ],
  bad: [{ text: ['双重否定', 'A double negative'], show: <Checkbox label="不要不显示拍摄地点" /> }],
};
