import { SerializedReply } from '../cache/SerializedReply.ts';

/** A call that the page would make first, and its reply. */
export interface FirstReply {
  /** Path of the call on this server, with its query. */
  path: string;
  /** The envelope as JSON. */
  json: string;
}

/** A longer reply would delay the page, in bytes of JSON. */
const MOST_BYTES = 131_072;

/** The result of a handler, in the envelope that goes over the wire. */
export function replyTo(path: string, answer: object): FirstReply {
  const json = answer instanceof SerializedReply ? answer.bytes.toString() : JSON.stringify([0, '', answer]);
  return { path, json };
}

/** Nothing in it can close its element. */
const harmless = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * The replies as a data block in the page: the application uses each once, in place of the request that it would have
 * made (`firstReplies.ts` of the web). A long one is left out.
 */
export function firstRepliesTag(replies: readonly FirstReply[]): string {
  const carried = replies.filter(({ json }) => Buffer.byteLength(json) <= MOST_BYTES);
  const entries = carried.map(({ path, json }) => `${JSON.stringify(path)}:${json}`);
  return `<script type="application/json" id="first-replies">${harmless(`{${entries.join(',')}}`)}</script>`;
}
