import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy that can fall silent as a hung host does: it still accepts, and no byte passes. Stop it after use. */
export async function startSilentProxy(target: { host: string; port: number }) {
  let isSilent = false;
  let pieceMs = 0;
  const ends = new Set<Socket>();
  const slowly = () =>
    new Transform({
      transform(piece, _encoding, done) {
        setTimeout(done, pieceMs, null, piece);
      },
    });

  const proxy = createServer((near) => {
    ends.add(near);
    near.on('error', () => undefined);
    near.on('close', () => ends.delete(near));
    if (isSilent) return void near.resume();
    const far = connect(target);
    ends.add(far);
    far.on('error', () => near.destroy());
    far.on('close', () => ends.delete(far));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(slowly()).pipe(far).pipe(near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    /** Connections of clients and to the target that are open now. */
    open: () => ends.size,
    /** Delays each piece to the target, ms. */
    slowDown(ms: number): void {
      pieceMs = ms;
    },
    fallSilent(): void {
      isSilent = true;
      for (const end of ends) {
        end.unpipe();
        // Read, or the end of the connection would go unnoticed.
        end.resume();
      }
    },
    /** New connections pass again; those of before stay dead. */
    comeBack(): void {
      isSilent = false;
    },
    async stop(): Promise<void> {
      for (const end of ends) end.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

export type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>;
