export { NonceProvider, type NonceProviderProps, useNonce } from './NonceProvider.tsx';
