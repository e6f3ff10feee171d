import { expect, it } from 'vitest';
import { deviceLabels, paymentDialogLabels, paymentLabels, planLabels } from './account/labels.ts';
import { accountMenuLabels } from './account-menu/labels.ts';
import { actionLabels } from './action-menu/labels.ts';
import { albumActionLabels } from './album-actions/labels.ts';
import { albumCardLabels } from './album-card/labels.ts';
import { albumDialogLabels } from './album-dialogs/labels.ts';
import { albumEditorLabels } from './album-editor/labels.ts';
import { organizerLabels } from './album-organizer/labels.ts';
import { albumTargetLabels } from './album-picker/labels.ts';
import { appShellLabels, updateLabels } from './app-shell/labels.ts';
import { arrangeLabels } from './arrange-dialog/labels.ts';
import { recoveryFlowLabels, signInFlowLabels } from './auth-forms/flowLabels.ts';
import { authLabels } from './auth-forms/labels.ts';
import { billLabels } from './billing/labels.ts';
import { codeEntryLabels } from './code-entry/labels.ts';
import { dateChangeLabels } from './date-change/labels.ts';
import { deviceLinkLabels } from './device-link/labels.ts';
import { invitationLabels } from './invitation/labels.ts';
import { layoutLabels } from './layout-dialog/labels.ts';
import { addMoreLabels } from './list-states/labels.ts';
import { membershipLabels } from './membership/labels.ts';
import { memoryStripLabels } from './memory-strip/labels.ts';
import { photoActionLabels } from './photo-actions/labels.ts';
import { sharedPhotoActionLabels } from './photo-actions/sharedLabels.ts';
import { photoSelectionLabels } from './photo-actions/usePhotoSelectionBar.ts';
import { photoInfoLabels } from './photo-info/labels.ts';
import { photoPickerLabels } from './photo-picker/labels.ts';
import { profileLabels } from './profile/labels.ts';
import { recycleActionLabels } from './recycle-bin/actionLabels.ts';
import { recycleBinLabels } from './recycle-bin/labels.ts';
import { filterChipsLabels, searchBoxLabels } from './search/labels.ts';
import { selectionLabels } from './selection-bar/labels.ts';
import { settingsLabels } from './settings/labels.ts';
import { shareLabels } from './share/labels.ts';
import { sortOrderLabels } from './sort-order/labels.ts';
import { storageLabels } from './storage/labels.ts';
import { cardCheckLabels } from './upload/cardCheckLabels.ts';
import { uploadDialogLabels } from './upload/dialogLabels.ts';
import { uploadLabels } from './upload/labels.ts';

const catalogues = {
  actionLabels,
  albumActionLabels,
  deviceLabels,
  paymentDialogLabels,
  paymentLabels,
  planLabels,
  addMoreLabels,
  albumCardLabels,
  albumDialogLabels,
  albumEditorLabels,
  appShellLabels,
  updateLabels,
  arrangeLabels,
  authLabels,
  recoveryFlowLabels,
  signInFlowLabels,
  billLabels,
  codeEntryLabels,
  dateChangeLabels,
  organizerLabels,
  albumTargetLabels,
  invitationLabels,
  memoryStripLabels,
  photoActionLabels,
  photoSelectionLabels,
  sharedPhotoActionLabels,
  photoInfoLabels,
  photoPickerLabels,
  recycleActionLabels,
  recycleBinLabels,
  filterChipsLabels,
  searchBoxLabels,
  selectionLabels,
  shareLabels,
  deviceLinkLabels,
  layoutLabels,
  membershipLabels,
  profileLabels,
  settingsLabels,
  sortOrderLabels,
  accountMenuLabels,
  storageLabels,
  cardCheckLabels,
  uploadDialogLabels,
  uploadLabels,
};

it.each(Object.entries(catalogues))('has the same texts in both languages: %s', (_name, catalogue) => {
  const { 'zh-CN': chinese, en } = catalogue;
  expect(Object.keys(en).sort()).toEqual(Object.keys(chinese).sort());
});

/** Texts that the product's specification gives. */
it.each([
  [organizerLabels['zh-CN'].outBar, '拖到这里移出相集'],
  [organizerLabels['zh-CN'].newName('2026.11.21'), '新相册 - 2026.11.21'],
  [uploadDialogLabels['zh-CN'].nameRequired, '请输入相册名称'],
  [uploadDialogLabels['zh-CN'].newName('2026.11.26'), '新相册 - 2026.11.26'],
  [uploadDialogLabels['zh-CN'].albumRequired, '请选择一个相册'],
  [albumTargetLabels['zh-CN'].albumRequired, '请选择一个相册'],
  [authLabels.en.emailRequired, 'Please enter email'],
  [authLabels.en.passwordRequired, 'Please enter password'],
  [authLabels.en.newPasswordRequired, 'Please enter new password'],
  [authLabels.en.codeRequired, 'Please enter verification code'],
  [codeEntryLabels['zh-CN'].frozen, '分享辑已锁定'],
  [codeEntryLabels['zh-CN'].frozenText, '请联系分享者重置验证码'],
  [codeEntryLabels['zh-CN'].freezing, '分享辑锁定中'],
  [codeEntryLabels['zh-CN'].freezingText(5), '请5分钟后重试或联系分享者重置'],
  [codeEntryLabels['zh-CN'].failedUntil(5), '验证码已连续输错5次'],
  [codeEntryLabels['zh-CN'].retryIn(5), '请5分钟后重试'],
  [codeEntryLabels['zh-CN'].failed, '分享辑验证失败'],
  [codeEntryLabels['zh-CN'].failedText(2), '已连续错误2次'],
  [paymentLabels['zh-CN'].wait, '完成付款后，请稍作等待'],
  [shareLabels.en.nameRequired, 'Please enter share collection name'],
  [shareLabels.en.shareRequired, 'Please select a share collection'],
  [settingsLabels['zh-CN'].passwordCheck, '验证'],
  [settingsLabels['zh-CN'].passwordSubmit, '确定修改'],
  [settingsLabels['zh-CN'].passwordCurrentRequired, '请输入当前登录密码'],
  [settingsLabels.en.passwordNewRequired, 'Please enter new password'],
])('says %s', (text, expected) => {
  expect(text).toBe(expected);
});

it.each([
  [albumCardLabels['zh-CN'].photos(0), '暂无照片'],
  [albumCardLabels['zh-CN'].photos(1_234), '1,234 张照片'],
  [albumCardLabels.en.photos(1), '1 photo'],
  [albumCardLabels.en.albums(2), '2 albums'],
  [selectionLabels.en.selected(1_234), '1,234 selected'],
  [shareLabels.en.endTitle(1, 'Nara'), 'End sharing “Nara”?'],
  [shareLabels.en.endTitle(2, 'Nara'), 'End 2 collections?'],
  [shareLabels.en.viewCount(1_234), '1,234 views'],
  [codeEntryLabels.en.failedText(1), 'Wrong 1 time'],
  [organizerLabels.en.overMerge('A', 'A&B'), 'Over “A”, a drop makes the set “A&B”'],
  [settingsLabels.en.exportReady(1, '2 MB', 1), '1 photo, 2 MB, in 1 file'],
  [settingsLabels['zh-CN'].exportReady(1_234, '2 MB', 2), '共 1,234 张照片，2 MB，分为 2 个文件'],
  [settingsLabels.en.deleteText(14).slice(0, 12), 'For 14 days '],
  [membershipLabels.en.purchase(1), '1 month bought'],
])('fills in names and counts: %s', (text, expected) => {
  expect(text).toBe(expected);
});
