import type { FastifyInstance } from 'fastify';
import { answerClientError } from './clientErrors.ts';

const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === 'host';

/** Refuses requests with two Host headers: a proxy may read one of them, and the server the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.rawHeaders.filter(isHost).length < 2) return done();
    answerClientError({ name: 'Error', message: 'Two Host headers' }, raw.socket);
  });
}
