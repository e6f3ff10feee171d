/** The toolbar's settings; `initialGlobals` in preview.tsx holds their initial values. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme 主题',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'album', title: 'Album (a warm theme by another team)' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language 语言',
      icon: 'globe',
      items: [
        { value: 'zh-CN', title: '中文' },
        { value: 'en', title: 'English' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction 方向',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density 密度',
      icon: 'component',
      items: [
        { value: 'auto', title: 'Density by pointer' },
        { value: 'compact', title: 'Compact (mouse)' },
        { value: 'comfortable', title: 'Comfortable (finger)' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion 动画',
      icon: 'play',
      items: [
        { value: 'auto', title: 'Motion by device' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** The widths at which every story is reviewed. */
export const viewports = {
  pc: { name: 'PC 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
  pad: { name: 'PAD 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
  phone: { name: 'PHONE 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
};
