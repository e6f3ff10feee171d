declare module 'virtual:first-files' {
  /** Paths of the code and styles that the first screens need. */
  export const firstFiles: string[];
}
