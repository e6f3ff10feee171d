import { ORDER } from '@xiangji/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, startServer, type TestServer } from './startServer.ts';

const ORDERS = [
  ORDER.DATE_ASC,
  ORDER.DATE_DESC,
  ORDER.NAME_ASC,
  ORDER.NAME_DESC,
  ORDER.TAG_ASC,
  ORDER.TAG_DESC,
] as const;
const BETWEEN = '</rdf:li><rdf:li>';

describe.each(BACKENDS)('the photos of a page on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;

  const upload = async (seed: number, ...keywords: string[]) => {
    // All of the same second, so that only their ids differ.
    const look = { seed, taken: '2024:05:01 10:00:00', width: 60 + seed };
    const bytes = await makeJpeg({ ...look, keyword: keywords.join(BETWEEN) });
    await owner.upload(album, { bytes, name: `${seed % 3}.jpg` });
  };
  /** Pages in all orders, each photo compared with its own reply; ids in each order. */
  const compare = async () => {
    const ids: string[][] = [];
    for (const order of ORDERS) {
      const { list } = await owner.api.files.list({ query: { order } });
      const alone = await Promise.all(
        list.map(({ id }) => owner.api.files.get({ params: { id }, query: {} })),
      );
      expect(list).toEqual(alone);
      expect(Math.max(...list.map(({ tags }) => tags.length))).toBe(3);
      ids.push(list.map(({ id }) => id));
    }
    return ids;
  };

  beforeAll(async () => {
    server = await startServer(backend);
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: '全部' } })).id;
    await upload(1, '山', '海', '湖');
    await upload(2);
    await upload(3, '海', '山');
    await upload(4, '湖');
  });
  afterAll(() => server.stop());

  it('is the same whether all of them are new to the server, none, or some', async () => {
    const cold = await compare();
    expect(cold.map(({ length }) => length)).toEqual(ORDERS.map(() => 4));
    // Replies are invalidated by the change, the cached parts of photos are not.
    await upload(5, '湖', '山');
    const warm = await compare();
    expect(warm.map((ids) => ids.filter((id) => cold[0]!.includes(id)))).toEqual(cold);
    expect(warm[1]).toEqual(warm[0]!.toReversed());
    expect(warm[3]).toEqual(warm[2]!.toReversed());
  });
});
