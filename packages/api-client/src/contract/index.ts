export { axisOfDays } from './axis.ts';
export { type AddressInput, callPath } from './callPath.ts';
export { checkReply } from './checkReply.ts';
export { countCodePoints, cutToCodePoints } from './codePoints.ts';
export { type Contract, contract } from './contract.ts';
export { type Crop, cropText, readCrop } from './crop.ts';
export { type CivilDate, dateOfDay, dayOfDate, formatDay, formatSpan } from './days.ts';
export { type Access, type CallData, type CallDefinition, type CallInput, defineCall } from './define.ts';
export type { Account, AxisDays, AxisEntry, File, Folder } from './entities.ts';
export { type Envelope, successEnvelope } from './envelope.ts';
export { ERROR_CODES, type ErrorCode, isErrorCode, SUCCESS_CODE } from './errorCodes.ts';
export type { DateChange } from './files.ts';
export type { ManageBody } from './folders.ts';
export { HEADERS, STALE_CSRF } from './headers.ts';
export {
  ALBUMS,
  BILL_PAYABLE_DAYS,
  DATE_SOURCES,
  DAYS,
  type DateSource,
  DEFAULT_ORDER,
  DELETION_DAYS,
  DEVICE_TYPES,
  FILE_ORDERS,
  FILE_TYPES,
  FIRST_PHOTOS,
  FOLDER_ORDERS,
  FOLDER_TYPES,
  GESTURES,
  IMAGES,
  KEYWORDS,
  LAYOUT,
  LIST_CHANGED,
  LONG_BODY_BYTES,
  LONGEST_SELECTION,
  MAP,
  MOST_RANGES,
  ORDER,
  PAGING,
  PROGRAM_TYPES,
  ROOT_FOLDER,
  SEARCH,
  SHARE_ORDERS,
  SHARE_VALIDITY_DAYS,
  TEXT,
  TIMEZONE,
  TIMING,
  UNREAD_ENCODING,
  UNTAGGED,
  UPLOAD,
  VIP_FEEDBACK,
  VIP_STATES,
} from './limits.ts';
export type { Range } from './mergeRanges.ts';
export type { SearchFilter } from './searchFilter.ts';
export { isEmail, isNewPassword, MAIL_CODE_LENGTH, RESET_CODE_LENGTH } from './secretRules.ts';
export { SECRET_SEPARATOR } from './secretSeparator.ts';
export { secretFields } from './secrets.ts';
export type { PhotoSelection, PlacesSelection } from './selection.ts';
export type { Share } from './shares.ts';
export { type Sidecar, sidecar } from './sidecar.ts';
export type { Order, Trade } from './trades.ts';
export { UPLOAD_FIELDS, UPLOAD_PATHS } from './uploadFields.ts';
