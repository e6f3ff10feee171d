declare module 'tz-lookup' {
  /** IANA zone name at a WGS-84 position; throws RangeError for an impossible one. */
  export default function lookup(latitude: number, longitude: number): string;
}
