import type { Database } from '../db/schema.ts';

/** Referenced tables first; does not compile when a table is missing. */
const order = {
  users: true,
  server_keys: true,
  sessions: true,
  email_codes: true,
  attempts: true,
  reset_links: true,
  used_nonces: true,
  signins: true,
  blobs: true,
  images: true,
  folders: true,
  tags: true,
  files: true,
  file_tags: true,
  photo_hashes: true,
  search_texts: true,
  axis_counts: true,
  heading_counts: true,
  place_counts: true,
  undos: true,
  undo_files: true,
  call_replies: true,
  zips: true,
  unfinished_uploads: true,
  jobs: true,
  shares: true,
  share_files: true,
  share_guesses: true,
  orders: true,
  bills: true,
  trades: true,
  vip_credits: true,
} satisfies Record<keyof Database, true>;

/** Every table, in the order in which rows can be written. */
export const TABLES = Object.keys(order) as (keyof Database)[];
