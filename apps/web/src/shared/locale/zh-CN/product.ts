export const product = { name: '相集', tagline: '把照片收进相册' } as const;
