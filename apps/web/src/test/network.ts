import {
  type CallData,
  type CallDefinition,
  contract,
  type Envelope,
  type ErrorCode,
  ORDER,
  SUCCESS_CODE,
} from '@xiangji/api-client/contract';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { albumListReply } from './albums.ts';
import { signedInConfig } from './people.ts';
import { type Library, library } from './photos.ts';

/** A request as a resolver gets it. */
interface Asked {
  params: Record<string, string | readonly string[] | undefined>;
  query: URLSearchParams;
  /** The body, where it was JSON. */
  body: unknown;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function handle(definition: CallDefinition, respond: (asked: Asked) => Promise<Envelope> | Envelope) {
  return METHODS[definition.method](definition.path, async ({ request, params }) => {
    const isJson = request.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await request.json() : undefined;
    const query = new URL(request.url).searchParams;
    const [code, message, data] = await respond({ params, query, body });
    return HttpResponse.json([code, message, data]);
  });
}

/** A call that succeeds: `data`, or the result of a function of the request. */
export function answer<D extends CallDefinition>(
  definition: D,
  data: CallData<D> | ((asked: Asked) => CallData<D>),
): RequestHandler {
  return handle(definition, (asked) => [
    SUCCESS_CODE,
    '',
    typeof data === 'function' ? (data as (asked: Asked) => CallData<D>)(asked) : data,
  ]);
}

/** A call that is refused with a code of the catalogue (spec §8): `data`, or the result of a function. */
export function refuse(
  definition: CallDefinition,
  code: ErrorCode,
  data: object | null | (() => object) = null,
): RequestHandler {
  return handle(definition, () => [code, '', typeof data === 'function' ? data() : data]);
}

/** A call without a reply: the loading state stays. */
export function unanswered(definition: CallDefinition): RequestHandler {
  return handle(definition, async () => {
    await delay('infinite');
    return [SUCCESS_CODE, '', null];
  });
}

/** The photo calls over a generated library; `list` is the call that lists them. */
export function photoCalls(
  photos: Library,
  albumName: string | null = null,
  list: typeof contract.files.list | typeof contract.search.list = contract.files.list,
): RequestHandler[] {
  return [
    answer(list, ({ query }) => {
      const count = Number(query.get('count'));
      const isBeginning = !query.has('category') && !query.has('axis');
      const category = isBeginning ? photos.axis[0]?.category : query.get('category');
      const page = category ? photos.page({ category, skip: Number(query.get('skip')), count }) : [];
      const { total } = photos;
      return {
        list: page,
        order: ORDER.DATE_ASC,
        more: { prev: false, next: isBeginning && total > count },
        axis: query.get('axis') ? [...photos.axis] : undefined,
        info: { id: null, name: albumName, count: total, count_photo: total, count_video: 0 },
      };
    }),
    answer(contract.files.get, ({ params }) => {
      const found = photos.find(String(params.id));
      if (!found) throw new Error('The story asks for a photo that its library does not have');
      return found;
    }),
  ];
}

/** A signed-in user without any data; a story puts its own handlers before these. */
export const quietNetwork: readonly RequestHandler[] = [
  answer(contract.account.config, signedInConfig),
  answer(contract.folders.list, albumListReply([])),
  answer(contract.notice.get, { html: '' }),
  ...photoCalls(library({ days: 0, perDay: 1 })),
];
