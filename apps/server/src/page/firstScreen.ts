import { callPath, contract, FIRST_PHOTOS } from '@xiangji/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SerializedReply } from '../cache/SerializedReply.ts';
import type { User } from '../db/schema.ts';
import { type RequestContext, readContext } from '../http/context.ts';
import type { AllRoutes } from '../http/contractRoutes.ts';
import { CatalogueError } from '../http/errors.ts';
import { type Language, languageOf } from '../language.ts';
import { isId } from '../security/tokens.ts';
import { screenOf } from './firstFiles.ts';
import type { Shown } from './firstPaint.ts';
import { type FirstReply, replyTo } from './firstReplies.ts';

/** The first screen of a user, signed in or not. */
export interface FirstScreen {
  /** In the language that the account has chosen, else the browser's. */
  language: Language;
  isSignedIn: boolean;
  /** Data of the config call. */
  config: object;
  replies: FirstReply[];
  shown: Shown;
}

/** The same handlers that answer the calls. */
interface Answering {
  account: Pick<AllRoutes['account'], 'config'>;
  folders: Pick<AllRoutes['folders'], 'list'>;
  files: Pick<AllRoutes['files'], 'list' | 'get'>;
}

/** The reply to a call that the page of a signed-in user begins with, and the screen that shows its data. */
interface FirstAnswer {
  reply: FirstReply;
  /** Undefined where there is nothing to show. */
  shown: Shown | undefined;
}
type FirstCall = (context: RequestContext<User>) => Promise<FirstAnswer>;

interface Ids {
  album?: string;
  photo?: string;
}

type Awaitable<Value> = Value | Promise<Value>;

const dataOf = <Data extends object>(answer: Data | SerializedReply<Data>): Data =>
  answer instanceof SerializedReply ? answer.data : answer;

function createCall<Data extends object>(
  path: string,
  ask: (context: RequestContext<User>) => Awaitable<Data | SerializedReply<Data>>,
  show: (data: Data) => Shown | undefined,
): FirstCall {
  return async (context) => {
    const answer = await ask(context);
    return { reply: replyTo(path, answer), shown: show(dataOf(answer)) };
  };
}

/** Creates the calls of each page: the first path that fits. With a query a layer is open above the page. */
function createFirstCalls({ folders, files }: Answering): [path: RegExp, calls: (ids: Ids) => FirstCall[]][] {
  const albums = () =>
    createCall(
      callPath(contract.folders.list, {}),
      (context) => folders.list({ query: {} }, context),
      ({ list }) => ({ screen: 'albums', albums: list }),
    );
  const photos = (pid: string | undefined) => {
    const query = { pid, ...FIRST_PHOTOS };
    return createCall(
      callPath(contract.files.list, { query }),
      (context) => files.list({ query }, context),
      ({ list, axis_days }) => {
        if (list.length === 0) return undefined;
        const days = pid ? [] : (axis_days?.days ?? []);
        return { screen: 'photos', photos: list, title: pid && list[0]?.pname, days };
      },
    );
  };
  const photo = (id: string) => {
    const input = { params: { id }, query: {} };
    return createCall(
      callPath(contract.files.get, input),
      (context) => files.get(input, context),
      (file) => ({ screen: 'photo', photo: file }),
    );
  };
  return [
    [/^\/(albums\/?)?$/, () => [albums()]],
    [
      /^\/(?:albums\/(?<album>[^/]+)\/)?photos(?:\/(?<photo>[^/]+))?\/?$/,
      (ids) => [photos(ids.album), ...(ids.photo ? [photo(ids.photo)] : [])],
    ],
  ];
}

/** The category that the account opens with. */
const ACCOUNT = /^\/account\/?$/;

/** Creates the first screen for the page of a request. */
export function createFirstScreen(routes: Answering) {
  const pages = createFirstCalls(routes);
  function callsOf(path: string): FirstCall[] {
    for (const [pattern, calls] of pages) {
      const ids = pattern.exec(path)?.groups ?? (pattern.test(path) ? {} : undefined);
      if (ids) return Object.values(ids).every((id) => id === undefined || isId(id)) ? calls(ids) : [];
    }
    return [];
  }

  /** The answer to a call; undefined where it is refused: the application requests it, and shows the reason. */
  async function answer(call: FirstCall, context: RequestContext<User>): Promise<FirstAnswer | undefined> {
    try {
      return await call(context);
    } catch (error) {
      if (error instanceof CatalogueError) return undefined;
      throw error;
    }
  }

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FirstScreen> => {
    const context = readContext(request, reply);
    const { user } = context;
    const config = dataOf(await routes.account.config({}, context));
    const configReply = replyTo(contract.account.config.path, config);
    if (!user) {
      const shown: Shown = { screen: screenOf(path, false) === 'signIn' ? 'signIn' : 'signedOut' };
      return { language: context.language, isSignedIn: false, config, replies: [configReply], shown };
    }
    const language = user.language ? languageOf(user.language) : context.language;
    const hasQuery = Object.keys(request.query ?? {}).length > 0;
    const calls = hasQuery ? [] : callsOf(path);
    const answers = await Promise.all(calls.map((call) => answer(call, { ...context, user })));
    const given = answers.filter((one) => one !== undefined);
    return {
      ...{ language, isSignedIn: true, config },
      replies: [configReply, ...given.map(({ reply }) => reply)],
      shown: given.findLast(({ shown }) => shown)?.shown ?? {
        screen: ACCOUNT.test(path) ? 'account' : 'page',
      },
    };
  };
}
