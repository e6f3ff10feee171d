import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JsonText } from './JsonText.ts';
import { createKeptReplies } from './keptReplies.ts';
import { sendText } from './sendText.ts';

/** More than a socket takes while nobody reads from it. */
const LENGTH = 1_900_000;

/** A reply of so many of the same letter, another one for each version. */
const made = (version: number, length = LENGTH) => {
  const part = {
    most: () => length + 2,
    write: (bytes: Uint8Array, at: number) => {
      bytes.fill(97 + version, at + 1, at + 1 + length);
      bytes[at] = 34;
      bytes[at + 1 + length] = 34;
      return at + length + 2;
    },
  };
  return new JsonText<string>([part]);
};
const bodyOf = (version: number) => `[0,"","${String.fromCharCode(97 + version).repeat(LENGTH)}"]`;
const memoryOf = (reply: JsonText<unknown>) => reply.bytes.buffer;
const user = (version: number) => ({ id: 'u', version, file_order: 1, folder_order: 1 });

describe('replies that are kept and sent', () => {
  let folder: string;
  let version: number;
  /** Those that were made, in their order. */
  let memories: ArrayBufferLike[];
  let app: ReturnType<typeof Fastify>;
  let letGo: number;
  const path = () => join(folder, 'socket');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xiangji-kept-'));
    [version, memories, letGo] = [0, [], 0];
    const kept = createKeptReplies();
    app = Fastify();
    app.get('/', async (_: FastifyRequest, reply: FastifyReply) => {
      const one = await kept<string>(user(version), 'axis', async () => {
        const reply = made(version);
        memories.push(memoryOf(reply));
        return reply;
      });
      sendText(reply, one);
      reply.raw.once('close', () => {
        letGo += 1;
      });
      return reply;
    });
    await app.listen({ path: path() });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Resolves when a reply has begun to come; the rest of it waits until it is read. */
  async function ask(): Promise<Socket> {
    const socket = connect(path());
    socket.write('GET / HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n');
    await once(socket, 'readable');
    return socket;
  }
  const rest = async (socket: Socket) => {
    const reply = await text(socket);
    return reply.slice(reply.indexOf('\r\n\r\n') + 4);
  };

  test('each has its own bytes, though the library changes while it is on its way', async () => {
    const first = await ask();
    version = 1;
    const second = await ask();
    version = 2;
    expect(await rest(await ask())).toBe(bodyOf(2));
    version = 3;
    expect(await rest(await ask())).toBe(bodyOf(3));
    expect(await rest(second)).toBe(bodyOf(1));
    expect(await rest(first)).toBe(bodyOf(0));
  });

  test('the memory of what was sent and is kept no longer is used again', async () => {
    for (version = 0; version < 4; version += 1) {
      expect(await rest(await ask())).toBe(bodyOf(version));
      await vi.waitFor(() => expect(letGo).toBe(version + 1));
    }
    // While one is written the one before is still kept.
    expect(memories[2]).toBe(memories[0]);
    expect(memories[3]).toBe(memories[1]);
  });

  test('a reply that is broken off gives its memory back', async () => {
    const first = await ask();
    version = 1;
    expect(await rest(await ask())).toBe(bodyOf(1));
    await vi.waitFor(() => expect(letGo).toBe(1));
    first.destroy();
    await vi.waitFor(() => expect(letGo).toBe(2));
    version = 2;
    expect(await rest(await ask())).toBe(bodyOf(2));
    expect(memories[2]).toBe(memories[0]);
  });

  test('one reply that many ask for is of the same memory until the last has it', async () => {
    const all = [await ask(), await ask(), await ask()];
    expect(memories).toHaveLength(1);
    version = 1;
    for (const socket of all) {
      expect(await rest(socket)).toBe(bodyOf(0));
      expect(await rest(await ask())).toBe(bodyOf(version));
      version += 1;
    }
  });
});

test('who lets go twice has let go once', () => {
  const first = made(0);
  const second = first.another();
  first.letGo?.();
  first.letGo?.();
  expect(memoryOf(made(1))).not.toBe(memoryOf(second));
  second.letGo?.();
  expect(memoryOf(made(2))).toBe(memoryOf(second));
});

test('a much shorter reply does not take the memory of a long one', () => {
  const long = made(0);
  long.letGo?.();
  expect(memoryOf(made(1, LENGTH / 4))).not.toBe(memoryOf(long));
});

test('a reply of a text is nobody’s to let go', () => {
  const reply = new JsonText<number>('1');
  expect(reply.bytes.toString()).toBe('[0,"",1]');
  expect(reply.another()).toBe(reply);
  expect(reply.letGo).toBeUndefined();
});
