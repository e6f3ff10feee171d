import { callPath, contract, FIRST_PHOTOS, type File, type Folder } from '@xiangji/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SerializedReply } from '../cache/SerializedReply.ts';
import type { User } from '../db/schema.ts';
import { type RequestContext, readContext } from '../http/context.ts';
import type { AllRoutes } from '../http/contractRoutes.ts';
import { CatalogueError } from '../http/errors.ts';
import { type Language, languageOf } from '../language.ts';
import { isId } from '../security/tokens.ts';
import { type FirstReply, replyTo } from './firstReplies.ts';

/** The data that the outline of a page shows. */
export interface Shown {
  albums?: Folder[];
  photos?: File[];
  photo?: File;
}

/** The first screen of a user, signed in or not. */
export interface FirstScreen {
  /** In the language that the account has chosen, else the browser's. */
  language: Language;
  isSignedIn: boolean;
  replies: FirstReply[];
  shown: Shown;
}

/** The same handlers that answer the calls. */
interface Answering {
  account: Pick<AllRoutes['account'], 'config'>;
  folders: Pick<AllRoutes['folders'], 'list'>;
  files: Pick<AllRoutes['files'], 'list' | 'get'>;
}

/** A call that the page of a signed-in user begins with. */
interface FirstCall {
  path: string;
  answer: (context: RequestContext<User>) => Promise<object> | object;
  /** The data as the outline shows it. */
  show: (data: never) => Shown;
}

interface Ids {
  album?: string;
  photo?: string;
}

/** Creates the calls of each page: the first path that fits. With a query a layer is open above the page. */
function createFirstCalls({ folders, files }: Answering): [path: RegExp, calls: (ids: Ids) => FirstCall[]][] {
  const albums = (): FirstCall => ({
    path: callPath(contract.folders.list, {}),
    answer: (context) => folders.list({ query: {} }, context),
    show: ({ list }: { list: Folder[] }) => ({ albums: list }),
  });
  const photos = (pid: string | undefined): FirstCall => {
    const query = { pid, ...FIRST_PHOTOS };
    return {
      path: callPath(contract.files.list, { query }),
      answer: (context) => files.list({ query }, context),
      show: ({ list }: { list: File[] }) => ({ photos: list }),
    };
  };
  const photo = (id: string): FirstCall => {
    const input = { params: { id }, query: {} };
    return {
      path: callPath(contract.files.get, input),
      answer: (context) => files.get(input, context),
      show: (file: File) => ({ photo: file }),
    };
  };
  return [
    [/^\/(albums\/?)?$/, () => [albums()]],
    [
      /^\/(?:albums\/(?<album>[^/]+)\/)?photos(?:\/(?<photo>[^/]+))?\/?$/,
      (ids) => [photos(ids.album), ...(ids.photo ? [photo(ids.photo)] : [])],
    ],
  ];
}

/** Creates the first screen for the page of a request. */
export function createFirstScreen(routes: Answering) {
  const pages = createFirstCalls(routes);
  /** A cached reply is read once, however often its page is opened. */
  const read = new WeakMap<object, object>();
  const dataOf = (answer: object): object => {
    if (!(answer instanceof SerializedReply)) return answer;
    const known = read.get(answer) ?? (JSON.parse(answer.bytes.toString())[2] as object);
    read.set(answer, known);
    return known;
  };

  function callsOf(path: string): FirstCall[] {
    for (const [pattern, calls] of pages) {
      const ids = pattern.exec(path)?.groups ?? (pattern.test(path) ? {} : undefined);
      if (ids) return Object.values(ids).every((id) => id === undefined || isId(id)) ? calls(ids) : [];
    }
    return [];
  }

  /** The reply to a call; undefined where it is refused: the application requests it, and shows the reason. */
  async function answer({ path, answer, show }: FirstCall, context: RequestContext<User>) {
    try {
      const data = await answer(context);
      return { reply: replyTo(path, data), shown: show(dataOf(data) as never) };
    } catch (error) {
      if (error instanceof CatalogueError) return undefined;
      throw error;
    }
  }

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FirstScreen> => {
    const context = readContext(request, reply);
    const { user } = context;
    const config = replyTo(contract.account.config.path, await routes.account.config({}, context));
    if (!user) return { language: context.language, isSignedIn: false, replies: [config], shown: {} };
    const language = user.language ? languageOf(user.language) : context.language;
    const hasQuery = Object.keys(request.query ?? {}).length > 0;
    const calls = hasQuery ? [] : callsOf(path);
    const answers = await Promise.all(calls.map((call) => answer(call, { ...context, user })));
    const given = answers.filter((one) => one !== undefined);
    return {
      ...{ language, isSignedIn: true },
      replies: [config, ...given.map(({ reply }) => reply)],
      shown: Object.assign({}, ...given.map(({ shown }) => shown)),
    };
  };
}
