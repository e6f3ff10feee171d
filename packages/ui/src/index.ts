export {
  LocaleProvider,
  type LocaleProviderProps,
  useDirection,
  useFormatters,
  useLocale,
} from '@xiangji/locale';
// Exported from the entry without React, so that a server component can call it.
export { type Direction, type Formatters, formattersOf, type PluralForms } from '@xiangji/locale/format';
export { AppBar, type AppBarFace } from './app-bar/index.ts';
export { Avatar, type AvatarProps } from './avatar/index.ts';
export { Badge, type BadgeProps } from './badge/index.ts';
export { Banner, type BannerProps } from './banner/index.ts';
export { BottomBar } from './bottom-bar/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export { Calendar, type CalendarProps } from './calendar/index.ts';
export { Card, type CardProps } from './card/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export { CodeInput, type CodeInputProps } from './code-input/index.ts';
export { ComboBox, type ComboBoxProps, type ComboOption } from './combo-box/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/index.ts';
export { ContextMenu } from './context-menu/index.ts';
export { CopyField, type CopyFieldProps } from './copy-field/index.ts';
export { Countdown, type CountdownOptions, type CountdownProps, useCountdown } from './countdown/index.ts';
export { type Cover, CoverStack, type CoverStackProps } from './cover-stack/index.ts';
export { DataList } from './data-list/index.ts';
export {
  DateField,
  type DateFieldProps,
  DateRangeField,
  type DateRangeFieldProps,
  type DayRange,
  formatDayNumber,
  formatDayRange,
  parseDay,
  parseDayRange,
} from './date-field/index.ts';
export { DatePicker, type DatePickerProps } from './date-picker/index.ts';
export { Dialog, type DialogContentProps } from './dialog/index.ts';
export { Divider, type DividerProps } from './divider/index.ts';
export { DropdownMenu } from './dropdown-menu/index.ts';
export { EditableText, type EditableTextProps } from './editable-text/index.ts';
export { type ControlProps, Field, type FieldProps, type FieldTexts } from './field/index.ts';
export { Heading, type HeadingProps } from './heading/index.ts';
export {
  type HistoryLayerOptions,
  type Layer,
  type LayerControl,
  type LayerDialogProps,
  type LayerHistory,
  useAfterLayer,
  useClosedHistoryLayers,
  useHistoryLayer,
} from './history-layer/index.ts';
export { HoverCard } from './hover-card/index.ts';
export {
  ApertureIcon,
  ArrowDownIcon,
  ArrowDownToLineIcon,
  ArrowDownUpIcon,
  ArrowLeftIcon,
  ArrowUpIcon,
  ArrowUpToLineIcon,
  BellIcon,
  CalendarIcon,
  CameraIcon,
  CaretsToAxisDashedVerticalIcon,
  ChartPieIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  CircleUserIcon,
  ClockIcon,
  CloudOffIcon,
  CloudUploadIcon,
  CopyIcon,
  CreditCardIcon,
  CropIcon,
  CrownIcon,
  DownloadIcon,
  EllipsisIcon,
  EyeIcon,
  EyeOffIcon,
  FilmIcon,
  FolderInputIcon,
  FolderOpenIcon,
  FolderPlusIcon,
  GiftIcon,
  GlobeIcon,
  GripVerticalIcon,
  HeartIcon,
  HeartOffIcon,
  ImageIcon,
  ImageOffIcon,
  ImagePlusIcon,
  ImagesIcon,
  InfoIcon,
  KeyboardIcon,
  LanguagesIcon,
  LayoutGridIcon,
  LibraryIcon,
  LinkIcon,
  ListChecksIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MapPinIcon,
  MaximizeIcon,
  MenuIcon,
  MinimizeIcon,
  MinusIcon,
  MoonIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  Redo2Icon,
  RefreshCwIcon,
  RotateCwIcon,
  SearchIcon,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  SmartphoneIcon,
  StarIcon,
  SunIcon,
  SunMoonIcon,
  TagIcon,
  Trash2Icon,
  TriangleAlertIcon,
  Undo2Icon,
  UploadIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './icon/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export { Kbd, type KbdProps } from './kbd/index.ts';
export { Box, type BoxElement, type BoxProps, Grid, type GridProps, Inline, Stack } from './layout/index.ts';
export {
  CodeErrorState,
  type CodeErrorStateProps,
  CodeLoadError,
  lazyComponent,
  lazyPart,
  loadCode,
  type PrefetchOptions,
  useCodeErrorToast,
  usePrefetch,
} from './lazy/index.ts';
export { Link, type LinkProps } from './link/index.ts';
export { useLocalStorage } from './local-storage/index.ts';
export {
  en,
  LabelsProvider,
  type LabelsProviderProps,
  type UiLabels,
  useLabels,
  zhCN,
} from './locale/index.ts';
export { NavRail, SideMenu } from './nav/index.ts';
export { NumberField, type NumberFieldProps } from './number-field/index.ts';
export { useEverTrue, useLastOpenValue } from './open-state/index.ts';
export { Pagination, type PaginationProps } from './pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './password-field/index.ts';
export { Popover } from './popover/index.ts';
export {
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './progress/index.ts';
export { UiProvider, type UiProviderProps } from './provider/index.ts';
export { PullToRefresh, type PullToRefreshProps } from './pull-to-refresh/index.ts';
export { QrCode, type QrCodeProps } from './qr-code/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.ts';
export { ScrollArea, type ScrollAreaProps } from './scroll-area/index.ts';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control/index.ts';
export { Select, type SelectOption, type SelectProps } from './select/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Slider, type SliderProps } from './slider/index.ts';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './state/index.ts';
export { type StyledMarkup, withoutStyleAttributes } from './style-attributes/index.ts';
export { Switch, type SwitchProps } from './switch/index.ts';
export { Table } from './table/index.ts';
export { Tabs } from './tabs/index.ts';
export { Text, type TextProps } from './text/index.ts';
export { TextArea, type TextAreaProps } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';
export {
  autoTheme,
  breakpoints,
  type DesignToken,
  darkTheme,
  darkValues,
  designTokens,
  lightTheme,
  lightValues,
  media,
  type Sprinkles,
  sprinkles,
  type ThemeValues,
  vars,
} from './theme/index.ts';
export {
  type Refetchable,
  type Reports,
  type ToastAction,
  type ToastContent,
  type Toaster,
  ToastProvider,
  type ToastProviderProps,
  useRefresh,
  useReports,
  useToast,
} from './toast/index.ts';
export { ToggleButton, type ToggleButtonProps } from './toggle-button/index.ts';
export { Tooltip, TooltipGroup, type TooltipGroupProps, type TooltipProps } from './tooltip/index.ts';
export { VisuallyHidden } from './visually-hidden/index.ts';
