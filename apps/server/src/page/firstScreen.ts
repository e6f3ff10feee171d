import { contract } from '@xiangji/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SerializedReply } from '../cache/SerializedReply.ts';
import { readContext } from '../http/context.ts';
import type { AllRoutes } from '../http/contractRoutes.ts';
import { type Language, languageOf } from '../language.ts';
import type { Albums } from './albumsOutline.ts';
import { type FirstReply, replyTo } from './firstReplies.ts';

/** The first screen of a user, signed in or not. */
export interface FirstScreen {
  /** In the language that the account has chosen, else the browser's. */
  language: Language;
  isSignedIn: boolean;
  replies: FirstReply[];
  /** The top of the album list, where that is the screen. */
  albums: Albums;
}

/** The album list's own paths; with a query a layer is open above it. */
const ALBUM_LIST = /^\/(albums\/?)?$/;

/** The same handlers that answer the calls. */
interface Answering {
  account: Pick<AllRoutes['account'], 'config'>;
  folders: Pick<AllRoutes['folders'], 'list'>;
}

/** Creates the first screen for the page of a request. */
export function createFirstScreen({ account, folders }: Answering) {
  /** A cached reply is read once, however often its page is opened. */
  const read = new WeakMap<object, Albums>();
  const albumsOf = (answer: Awaited<ReturnType<typeof folders.list>>): Albums => {
    if (!(answer instanceof SerializedReply)) return answer.list;
    const known = read.get(answer) ?? (JSON.parse(answer.bytes.toString())[2].list as Albums);
    read.set(answer, known);
    return known;
  };

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FirstScreen> => {
    const context = readContext(request, reply);
    const { user } = context;
    const config = replyTo(contract.account.config.path, await account.config({}, context));
    if (!user) return { language: context.language, isSignedIn: false, replies: [config], albums: [] };
    const here = { ...context, user };
    const language = user.language ? languageOf(user.language) : context.language;
    const isList = ALBUM_LIST.test(path) && Object.keys(request.query ?? {}).length === 0;
    if (!isList) return { language, isSignedIn: true, replies: [config], albums: [] };
    const list = await folders.list({ query: {} }, here);
    const replies = [config, replyTo(contract.folders.list.path, list)];
    return { language, isSignedIn: true, replies, albums: albumsOf(list) };
  };
}
