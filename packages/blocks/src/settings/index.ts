export { DeletionPanel, type DeletionPanelProps } from './DeletionPanel.tsx';
export { type DeviceSession, DeviceSessions, type DeviceSessionsProps } from './DeviceSessions.tsx';
export { ExportPanel, type ExportPanelProps, type ExportPart, type ExportPlan } from './ExportPanel.tsx';
export { type SettingsLabels, settingsLabels } from './labels.ts';
export {
  type PasswordChange,
  PasswordDialog,
  type PasswordDialogProps,
  type PasswordErrors,
} from './PasswordDialog.tsx';
export {
  type DensityChoice,
  type Preferences,
  PreferencesForm,
  type PreferencesFormProps,
  type ThemeChoice,
} from './PreferencesForm.tsx';
