import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { wireNames } from './wireNames.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'wire' }];

new RuleTester().run('names of the API', wireNames, {
  valid: [
    'api.files.list({ query: { pid: albumId } });',
    'check(api.trades.check({ body: { trade_id: tradeId } }));',
    'const albumId = 1, MOST_ANSWERS = 2;',
    "t('user_name');",
  ],
  invalid: [
    { code: 'reply.count_photo;', errors },
    { code: 'const body = { pid: albumId };', errors },
    { code: 'api.files.list({ query: { tag: pid } });', errors },
    { code: 'send({ folder_id: albumId });', errors },
    { code: 'api.shares.get({}).then(({ owner_name: name }) => name);', errors },
  ],
});
