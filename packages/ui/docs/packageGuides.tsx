import type { Row } from './guide.ts';
import { Rows, Section } from './parts.tsx';

/** The sections above the README of a package. */
export interface PackageGuide {
  anatomy: readonly Row[];
  recipes: readonly Row[];
  keys: readonly Row[];
  accessibility: readonly Row[];
  performance: readonly Row[];
}

export const photoGridGuide: PackageGuide = {
  anatomy: [
    ['PhotoGrid', '网格：分段、行、选择与键盘', 'The grid: sections, rows, selection and keys'],
    [
      'photos, source',
      '一个数组，或一个未加载完的来源（subscribe、getItem、count）',
      'An array, or a source that is not loaded completely (subscribe, getItem, count)',
    ],
    [
      'PhotoScrubber',
      '右侧时间轴，用 controller 相连',
      'The scrubber at the edge, connected by a controller',
    ],
    ['renderTile, renderImage', '自己的格子或图片组件', 'A tile or an image component of your own'],
    ['@xiangji/photo-grid/layout', '只算布局，可在服务器上用', 'The layout alone, for servers too'],
  ],
  recipes: [
    ['getHref, renderLink', '每张照片是链接，可在新标签页打开', 'Each photo is a link that opens in a tab'],
    [
      'onLoadRange',
      '滚动到哪里加载到哪里；失败后可重试',
      'Loads what becomes visible; a failed range can be tried again',
    ],
    ['initialAnchor', '返回时回到原来的位置', 'Returns to the same photo after navigation'],
    ['scroller', '在一个会滚动的元素里', 'Inside an element that scrolls'],
    ['defaultSize', '服务器渲染时不移位', 'No layout shift after server rendering'],
    [
      'maxSelected, isDisabled',
      '最多选几张，哪些不能选',
      'A maximum of selected photos, and photos that cannot be selected',
    ],
  ],
  keys: [
    ['Tab', '进入网格，再按离开', 'Enters the grid at one photo, and leaves it'],
    ['← → ↑ ↓', '移到旁边的照片', 'Moves to a neighbouring photo'],
    ['Home End', '本行第一张、最后一张', 'First and last photo of the row'],
    ['Page_Up Page_Down', '上一页、下一页', 'A page up, a page down'],
    ['Enter', '打开', 'Opens'],
    ['Space', '选择或取消', 'Selects or deselects'],
    ['Shift', '和移动键一起：扩大选择', 'With a key that moves: extends the selection'],
    ['Ctrl A', '全选；Esc 取消', 'Selects everything; Escape selects nothing'],
  ],
  accessibility: [
    [
      'role="grid"',
      '一个制表位；每张照片读出名字、时间和是否选中',
      'One tab stop; each photo has its name, time and selected state',
    ],
    ['aria-label', '网格的名字；默认是 labels.grid', 'The name of the grid; the default is labels.grid'],
    [
      'labels',
      '读屏文字有中文和英文，可替换',
      'The texts for screen readers are in Chinese and English and can be replaced',
    ],
    ['prefers-reduced-motion', '不做动画', 'There are no animations'],
    ['dir="rtl"', '行、方向键和选框都反过来', 'Rows, arrow keys and the selection rectangle are mirrored'],
  ],
  performance: [
    [
      '1,000,000',
      '一百万张也能到达每一张；选择是区间，不需要加载',
      'Every one of a million photos can be reached; a selection is ranges and needs no loading',
    ],
    ['DOM', '只有窗口和上下各 0.6 屏的行', 'Only the rows of the window and 0.6 windows around are mounted'],
    ['sizes, srcSet', '浏览器按格子的宽度取图', 'The browser picks the rendition for the width of the tile'],
    ['thumbhash', '图到之前先显示模糊图', 'A blurred image is shown until the photo arrives'],
  ],
};

export const photoViewerGuide: PackageGuide = {
  anatomy: [
    ['PhotoViewer', '按常见顺序排好的全部部件', 'All parts in their usual order'],
    [
      'Root',
      '对话框（mode="inline" 时是一组）和它的状态',
      'The dialog (or, with mode="inline", a group) and its state',
    ],
    ['Viewport', '照片与手势', 'The photos and the gestures'],
    [
      'Controls, Toolbar',
      '第一张清晰后才装上的控件',
      'Controls that are mounted when the first photo is sharp',
    ],
    ['SidePanel, Thumbnails', '信息栏与缩略图', 'A panel of facts and a strip of thumbnails'],
    ['useViewer', '只要状态和动作，界面自己写', 'State and actions without a user interface'],
  ],
  recipes: [
    ['openFrom', '从被点的格子放大，关时缩回', 'Grows out of its tile and shrinks back to it'],
    ['useCloseOnBack', '按返回键关闭', 'Closes on Back'],
    [
      'index, onIndexChange',
      '地址就是状态：每张照片有链接',
      'The address is the state: a link for every photo',
    ],
    ['source, onLoadRange', '和网格用同一个来源', 'The same source as the grid'],
    ['useViewerKey', '给自己的部件加快捷键', 'Adds a key to a part of your own'],
  ],
  keys: [
    ['← →', '上一张、下一张', 'Previous and next photo'],
    ['Home End', '第一张、最后一张', 'First and last photo'],
    ['+ −', '放大、缩小', 'Zooms in and out'],
    ['0', '恢复原来大小', 'Shows the whole photo'],
    ['R', '旋转 90 度', 'Rotates by 90 degrees'],
    ['F', '全屏', 'Fullscreen'],
    ['S', '自动播放', 'Plays or pauses the slideshow'],
    ['?', '显示所有按键', 'Shows all keys'],
    ['Esc', '关闭', 'Closes'],
  ],
  accessibility: [
    ['role="dialog"', '焦点留在框内，关后回到原处', 'The focus stays inside and returns to where it was'],
    [
      'Announcer',
      '照片画出来后读出第几张和名字',
      'Announces the position and the name of a photo when it is painted',
    ],
    ['buttons', '每个手势都有按钮', 'Every gesture has a button'],
    ['aria-live', '页面的提示和通知仍会读出', 'Live regions and toasts of the page stay reachable'],
    ['prefers-reduced-motion', '照片直接出现，不移动', 'Photos appear in place'],
  ],
  performance: [
    ['3', '只装三张照片，每张最多三种大小', 'Three photos are mounted, each with at most three renditions'],
    ['ref', '手势直接写 transform，不重新渲染', 'A gesture writes a transform and does not render React'],
    [
      'decode',
      '清晰的图解码后才换上，不会闪白',
      'A sharper image appears when it is decoded, so that nothing is blank',
    ],
    ['abort', '不再需要的请求会取消', 'Requests that are no longer needed are aborted'],
  ],
};

export const cropperGuide: PackageGuide = {
  anatomy: [
    ['Cropper', '裁剪区加常用控件', 'The crop area with its usual controls'],
    ['CropArea', '固定的框，图在下面动', 'A fixed frame over an image that moves'],
    ['SelectionArea', '带八个手柄的选框', 'A selection with eight handles'],
    ['useCropper', '状态与动作，控件自己写', 'State and actions for controls of your own'],
    ['toBlob', '切出一个文件', 'Cuts a file'],
  ],
  recipes: [
    ['AspectControl', '选长宽比', 'A choice of aspect ratios'],
    ['mode="selection"', '改用选框', 'A selection instead of a frame'],
    ['decode', '打开 HEIC：交给你的解码器', 'Opens HEIC with your decoder'],
    ['crop, zoom, rotation', '各自受控或不受控', 'Controlled or uncontrolled, each on its own'],
    ['@xiangji/cropper/geometry', '只算坐标，可在服务器上用', 'The geometry alone, for servers too'],
  ],
  keys: [
    ['← → ↑ ↓', '移动 1 像素', 'Moves by 1 pixel'],
    ['Shift', '和方向键一起：移动 10 像素', 'With an arrow key: moves by 10 pixels'],
    ['+ −', '放大、缩小十分之一', 'Zooms by a tenth'],
    ['Tab', '手柄、滑块和按钮', 'Handles, sliders and buttons'],
  ],
  accessibility: [
    ['focus', '裁剪区和每个手柄都能得到焦点', 'The area and each handle take the focus'],
    ['labels', '手柄读出位置，文字可替换', 'Handles have names; the texts can be replaced'],
    ['aria-busy', '切图时说明正在进行', 'Says that a file is being cut'],
    ['slider', '缩放与旋转也有滑块和按钮', 'Zoom and rotation have sliders and buttons too'],
  ],
  performance: [
    ['worker', '大图在 worker 里缩小，切图也在那里', 'Large files are reduced in a worker and cut there'],
    [
      '25 MP',
      '超过 2500 万像素先给一张够清晰的',
      'Above 25 megapixels, an image as sharp as the frame comes first',
    ],
    ['ref', '拖动直接写 transform，结束时才提交', 'A drag writes a transform and commits when it ends'],
  ],
};

export const apiClientGuide: PackageGuide = {
  anatomy: [
    [
      'createApiClient',
      '按契约生成的客户端：api.folders.create(…)',
      'The client of the contract: api.folders.create(…)',
    ],
    ['contract', '全部调用、上限与错误码（zod）', 'Every call, limit and error code, in zod'],
    ['ERROR_CODES', '只要错误码，不到 1 kB', 'The error codes alone, under 1 kB'],
    ['createUploadQueue', '上传队列：进度、重试、续传', 'The upload queue: progress, retries, continuing'],
    ['createUploadJournal', '关掉页面也不丢的文件', 'Files that survive the page'],
  ],
  recipes: [
    ['ApiError', '用 error.is(ERROR_CODES.…) 区分', 'Tell errors apart by error.is(ERROR_CODES.…)'],
    ['check: checkReply', '校验服务器的回答', 'Validates the replies of the server'],
    ['cookies', '在 Node 里每个账号一个客户端', 'In Node, a client for each account'],
    ['CORS_ORIGINS', '跨域：服务器列出准确的来源', 'From another origin: the server lists exact origins'],
    ['useSyncExternalStore', '在 React 里显示队列的快照', 'Shows the snapshot of the queue in React'],
  ],
  keys: [['–', '没有界面，也没有按键', 'There is no user interface and no key']],
  accessibility: [
    [
      'getSnapshot',
      '快照有数量和剩余时间，供界面读出',
      'A snapshot has counts and the remaining time, for your interface to announce',
    ],
    ['error.data', '错误带着原因，能写成一句话', 'An error has its reason, for a sentence to the user'],
  ],
  performance: [
    ['parallel', '按测得的速度同时传 1 到 6 个', 'Sends 1 to 6 files at once by the measured rate'],
    [
      '4 MiB',
      '更大的文件分块传，断了接着传',
      'Larger files are sent in parts and continue where they stopped',
    ],
    ['check', '相册里已有的文件不再传', 'Files that the album already has are not sent'],
    ['signal', '每个调用都能取消；GET 失败重试两次', 'Every call can be aborted; a GET is retried twice'],
  ],
};

/** Anatomy, recipes, keys, accessibility and performance of a package. */
export function PackageSections({ guide }: { guide: PackageGuide }) {
  return (
    <>
      <Section title={['组成', 'Anatomy']}>
        <Rows rows={guide.anatomy} />
      </Section>
      <Section
        title={['常用做法', 'Recipes']}
        lead={['代码在下面的说明里。', 'The code is in the README below.']}
      >
        <Rows rows={guide.recipes} />
      </Section>
      <Section title={['按键', 'Keys']}>
        <Rows rows={guide.keys} keys />
      </Section>
      <Section title={['无障碍', 'Accessibility']}>
        <Rows rows={guide.accessibility} />
      </Section>
      <Section title={['性能', 'Performance']}>
        <Rows rows={guide.performance} />
      </Section>
    </>
  );
}
