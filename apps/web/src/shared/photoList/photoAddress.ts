/** Addresses of a list and of the photos above it. Keep its identity while its addresses are the same. */
export interface PhotoAddress {
  list: string;
  photo: (id: string) => string;
}
