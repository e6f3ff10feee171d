export const shareTarget = {
  title: '没有收到分享的照片',
  text: '没有收到分享的照片。请回到原来的应用再分享一次（每次最多 100 个文件、1 GB），或者在这里选择照片。',
  choose: '选择照片上传',
} as const;
