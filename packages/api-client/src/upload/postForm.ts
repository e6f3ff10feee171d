import { HEADERS } from '../contract/headers.ts';
import { TIMING } from '../contract/limits.ts';
import { NetworkError, ReplyError } from '../errors/ApiError.ts';
import { readEnvelope } from '../readEnvelope.ts';

/** Options of every request of an upload. */
export interface PostOptions {
  /** The origin of the upload domain; empty for the origin of the page. */
  domain: string;
  webp: boolean;
  signal: AbortSignal;
  /** Called with the number of bytes of the form that are sent. */
  onProgress: (sent: number) => void;
}

/** Time limit for the reply of the server, for a large photo in a long queue of others (ms). */
const ANSWER_MS = 3 * TIMING.REQUEST_TIMEOUT_MS;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReplyError(cause);
  }
}

/**
 * Calls `onSilent` if nothing was received for a while, because after a sleep of the device a connection may be dead
 * without an event.
 */
function createWatch(onSilent: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const heard = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onSilent, ms);
  };
  heard(TIMING.REQUEST_TIMEOUT_MS);
  return { heard, end: () => clearTimeout(timer) };
}

/** Sends a form without XMLHttpRequest, for example in Node. It reports no progress until the form is sent. */
async function postByFetch(
  path: string,
  form: FormData,
  { domain, webp, signal, onProgress }: PostOptions,
): Promise<unknown> {
  let text: string;
  try {
    const headers = { [HEADERS.CLIENT_WEBP]: webp ? '1' : '0' };
    const response = await fetch(domain + path, { method: 'POST', body: form, headers, signal });
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw new NetworkError(cause);
  }
  onProgress(Number.MAX_SAFE_INTEGER);
  return readEnvelope(parse(text));
}

/**
 * Sends a form and returns the data of the reply. Uses XMLHttpRequest if available, because fetch reports no upload
 * progress over HTTP/1. Rejects with an ApiError, a NetworkError, a ReplyError, or the reason of the signal.
 */
export function postForm(path: string, form: FormData, options: PostOptions): Promise<unknown> {
  return typeof XMLHttpRequest === 'undefined'
    ? postByFetch(path, form, options)
    : postByRequest(path, form, options);
}

function postByRequest(
  path: string,
  form: FormData,
  { domain, webp, signal, onProgress }: PostOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const watch = createWatch(abort);
    const settle = (act: () => void) => {
      signal.removeEventListener('abort', abort);
      watch.end();
      act();
    };
    xhr.open('POST', domain + path);
    xhr.setRequestHeader(HEADERS.CLIENT_WEBP, webp ? '1' : '0');
    xhr.upload.onprogress = (event) => {
      watch.heard(event.loaded < event.total ? TIMING.REQUEST_TIMEOUT_MS : ANSWER_MS);
      onProgress(event.loaded);
    };
    xhr.upload.onload = () => watch.heard(ANSWER_MS);
    xhr.onload = () =>
      settle(() => {
        try {
          resolve(readEnvelope(parse(xhr.responseText)));
        } catch (error) {
          reject(error);
        }
      });
    xhr.onerror = () => settle(() => reject(new NetworkError(xhr.status)));
    xhr.onabort = () => settle(() => reject(signal.aborted ? signal.reason : new NetworkError('silent')));
    signal.addEventListener('abort', abort, { once: true });
    xhr.send(form);
  });
}
