import { type CallDefinition, contract, HEADERS } from '@xiangji/api-client/contract';
import type { Browser } from '../../apps/server/test/browser.ts';

type Contract = typeof contract;

/** `noun.call` of every call: a table over it does not compile without a row for each. */
export type CallName = {
  [N in keyof Contract]: `${N}.${keyof Contract[N] & string}`;
}[keyof Contract];

export const CALLS = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([call, definition]: [string, CallDefinition]) => ({
    name: `${noun}.${call}` as CallName,
    definition,
  })),
);

/** The request of a call as it is sent. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Blob>;
}

/** A call's reply: the envelope, and its text to search for secrets. */
export interface Answer {
  code: number;
  data: unknown;
  text: string;
}

function addressOf({ path }: CallDefinition, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

function bodyOf({ body, form }: Input): { body?: string | FormData; type?: string } {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.set(name, value);
    return { body: data };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** Makes a call without the typed client, so that nothing is corrected or repeated. */
export async function callAs(
  who: Browser,
  definition: CallDefinition,
  input: Input,
  csrf: string,
): Promise<Answer> {
  const { body, type } = bodyOf(input);
  const response = await who.browse(who.origin + addressOf(definition, input), {
    method: definition.method,
    headers: { [HEADERS.CSRF]: csrf, 'accept-language': 'en', ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const [code, , data] = JSON.parse(text) as [number, string, unknown];
  return { code, data, text };
}
