import type { Kysely } from 'kysely';

/**
 * Bills, orders, trades, and the VIP time that they grant; amounts are whole fen (spec §3 'Trade', 'Order / bill').
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const steps = [
    schema
      .createTable('bills')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('bill_date', 'integer', (c) => c.notNull())
      .addColumn('count_folder_file', 'bigint', (c) => c.notNull())
      .addColumn('count_shared_file', 'bigint', (c) => c.notNull())
      .addColumn('count_oblivion_file', 'bigint', (c) => c.notNull())
      .addColumn('space_folder', 'bigint', (c) => c.notNull())
      .addColumn('space_shared', 'bigint', (c) => c.notNull())
      .addColumn('space_oblivion', 'bigint', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('bills_month', ['user_id', 'bill_date']),
    schema
      .createTable('orders')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('goods_id', 'text')
      .addColumn('months', 'integer', (c) => c.notNull())
      .addColumn('bill_id', 'text', (c) => c.unique().references('bills.id').onDelete('cascade'))
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      // The trade that paid it; null while it is unpaid.
      .addColumn('paid_by', 'text')
      .addColumn('paid_at', 'bigint'),
    schema.createIndex('orders_user').on('orders').columns(['user_id', 'ctime', 'id']),
    schema
      .createTable('trades')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('qr_code', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('provider_no', 'text'),
    schema.createIndex('trades_user').on('trades').columns(['user_id', 'state', 'ctime']),
    schema.createIndex('trades_order').on('trades').column('order_id'),
    schema
      .createTable('vip_credits')
      // The trade or claim that granted the time, once each.
      .addColumn('source', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('months', 'integer', (c) => c.notNull())
      .addColumn('days', 'integer', (c) => c.notNull())
      .addColumn('start', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('ctime', 'bigint', (c) => c.notNull()),
    schema.createIndex('vip_credits_user').on('vip_credits').columns(['user_id', 'ctime']),
  ];
  for (const step of steps) await step.execute();
}
