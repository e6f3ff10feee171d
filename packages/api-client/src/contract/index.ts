export { type Contract, contract } from './contract.ts';
export { type Access, type CallData, type CallDefinition, type CallInput, defineCall } from './define.ts';
export type { Account, AxisEntry, File, Folder } from './entities.ts';
export { type Envelope, envelope, HEADERS, STALE_CSRF, successEnvelope } from './envelope.ts';
export { ERROR_CODES, type ErrorCode, isErrorCode, SUCCESS_CODE } from './errorCodes.ts';
export * from './limits.ts';
export { SEAL_SEPARATOR } from './seal.ts';
export { UPLOAD_FIELDS } from './uploads.ts';
