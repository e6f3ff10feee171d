import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request with bytes of a photo, as it was sent. */
export interface Sent {
  path: string;
  name: string;
  sha256: string;
  /** Where its part begins in the file; 0 for a whole file. */
  offset: number;
  /** Bytes of the body. */
  bytes: number;
  /** The server's reply; undefined where none came back. */
  reply?: { offset?: number; file?: { id: string } | null };
}

/** The fields are at the beginning of the body. */
const HEAD_BYTES = 4_096;

function fieldOf(head: string, name: string): string {
  const [, value = ''] = new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(head) ?? [];
  return value;
}

/**
 * The connection between a browser and a server that is killed and restarted: it counts the traffic, and can be held.
 * Its address stays the same, so the browser's storage for the origin does too.
 */
export async function openLine(target: () => string) {
  const sent: Sent[] = [];
  const open = new Set<ClientRequest>();
  let holdAt: ((line: Sent[], next: Sent) => boolean) | undefined;
  let held = false;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '', headers } = incoming;
    const isUpload = url === '/upload/photo' || url === '/upload/part';
    const entry: Sent = { path: url, name: '', sha256: '', offset: 0, bytes: 0 };
    if (isUpload) sent.push(entry);
    let head = '';
    const onward = request(target() + url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => isUpload && chunks.push(chunk));
      answer.on('end', () => {
        if (isUpload) entry.reply = JSON.parse(Buffer.concat(chunks).toString())[2] ?? undefined;
      });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    open.add(onward);
    // A dead server is a lost connection, not a reply.
    onward.on('error', () => incoming.socket.destroy());
    onward.on('close', () => open.delete(onward));
    incoming.on('error', () => onward.destroy());
    outgoing.on('close', () => outgoing.writableFinished || onward.destroy());
    incoming.on('data', (chunk: Buffer) => {
      entry.bytes += chunk.length;
      if (isUpload && head.length < HEAD_BYTES) {
        head += chunk.toString('latin1', 0, HEAD_BYTES);
        entry.name = Buffer.from(fieldOf(head, 'x:fname'), 'latin1').toString();
        entry.sha256 = fieldOf(head, 'x:sha256');
        entry.offset = Number(fieldOf(head, 'x:offset'));
        held ||= holdAt?.(sent, entry) ?? false;
      }
      if (!held) onward.write(chunk);
    });
    incoming.on('end', () => held || onward.end());
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    isHeld: () => held,
    /** From the first request on for which `when` is true, nothing is forwarded. */
    hold(when: (line: Sent[], next: Sent) => boolean): void {
      holdAt = when;
    },
    release(): void {
      holdAt = undefined;
      held = false;
      for (const one of open) one.destroy();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
