import { Checkbox } from '../../src/checkbox/Checkbox.tsx';
import type { Guide } from '../guide.ts';

export const checkboxGuide: Guide = {
  lead: ['是或否，提交时才生效。', 'A yes/no choice that takes effect when the form is submitted.'],
  anatomy: [
    [
      'input',
      '原生复选框：表单、ref、朗读与浏览器自带的一样',
      'A native checkbox: forms, refs and screen readers work as usual',
    ],
    ['label', '旁边的文字，点它也会切换', 'The text next to the box; clicking it also toggles'],
    ['indeterminate', '所代表的项只选了一部分', 'Only some of the items that it represents are selected'],
  ],
  keys: [['Space', '选上或取消', 'Checks or unchecks the box']],
  good: [
    {
      text: ['肯定句：勾上就表示这样做', 'A positive statement: checked means yes'],
      show: (t) => (
        <Checkbox label={t('下载时包含原图', 'Include originals in the download')} defaultChecked />
      ),
    },
  ],
  bad: [
    {
      text: ['双重否定', 'A double negative'],
      show: (t) => <Checkbox label={t('不要不显示拍摄地点', 'Do not stop showing the location')} />,
    },
  ],
};
