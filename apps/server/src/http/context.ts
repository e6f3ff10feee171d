import { HEADERS } from '@xiangji/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../db/schema.ts';
import { type Language, languageOf } from '../language.ts';
import { RENDITION_WIDTHS } from '../media/renditionPlan.ts';

/** The image formats and widths that the client can show (spec §7 X-CLIENT-WIDTH, X-CLIENT-WEBP). */
export interface ClientHints {
  /**
   * The rendition width that fills the client's viewport, px; 0 where the client does not send it or needs the
   * widest.
   */
  width: number;
  webp: boolean;
}

/** The client and session of a request. */
export interface RequestContext<U extends User | null = User | null> {
  user: U;
  /** The session's id in the database, or null. */
  sessionId: string | null;
  language: Language;
  client: ClientHints;
  ip: string;
  agent: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

const AGENT_MAX = 400;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function readHints(request: FastifyRequest): ClientHints {
  const width = Number.parseInt(header(request, HEADERS.CLIENT_WIDTH) ?? '', 10);
  return {
    width: (width > 0 && RENDITION_WIDTHS.find((rendition) => rendition >= width)) || 0,
    webp: header(request, HEADERS.CLIENT_WEBP) !== '0',
  };
}

export function readContext(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    user: request.session?.user ?? null,
    sessionId: request.session?.id ?? null,
    language: languageOf(request.headers['accept-language']),
    client: readHints(request),
    ip: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX),
    request,
    reply,
  };
}
