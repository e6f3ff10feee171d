export { shareCopyText } from './copyText.ts';
export { type ShareFactLabels, shareFactLabels } from './factLabels.ts';
export { type ShareLabels, shareLabels } from './labels.ts';
export { ShareBarTitle, type ShareBarTitleProps } from './ShareBarTitle.tsx';
export { ShareCard, type ShareCardProps } from './ShareCard.tsx';
export { ShareDialog, type ShareDialogProps, type ShareTarget } from './ShareDialog.tsx';
export type { ShareSummary } from './ShareFace.tsx';
export { ShareGrid, type ShareGridProps } from './ShareGrid.tsx';
export { ShareHeader, type ShareHeaderProps } from './ShareHeader.tsx';
export {
  EndShareDialog,
  type EndShareDialogProps,
  RenewShareDialog,
  type RenewShareDialogProps,
  ResetCodeDialog,
  type ResetCodeDialogProps,
} from './ShareQuestions.tsx';
export type { ShareQuestion } from './ShareSettings.tsx';
export {
  SelectableShareTile,
  type SelectableShareTileProps,
  ShareTile,
  type ShareTileProps,
} from './ShareTile.tsx';
export {
  type SelectedSharesAction,
  type SelectedSharesActionsOptions,
  type ShareAction,
  useSelectedSharesActions,
} from './shareActions.tsx';
export { type ShareCover, shareCoverOf } from './shareCover.ts';
export type { ShareAccess, ShareDetails, ShareRules, ShareState } from './types.ts';
