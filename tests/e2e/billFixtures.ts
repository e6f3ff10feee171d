import { join } from 'node:path';
import { connect } from '../../apps/server/src/db/connect.ts';
import { runMonthlyBilling } from '../../apps/server/src/modules/billing/billing.ts';
import { DEFAULT_PRICES } from '../../apps/server/src/settings/prices.ts';
import { billingSources } from '../../apps/server/test/libraryOf.ts';
import { DATA_DIR } from './settings.ts';

const GB = 1_073_741_824;
const MS = 1_000;

/** Makes an account old, sets its used space, and writes this month's bill as the server's job does. */
export async function billFor(email: string, gigabytes: number): Promise<void> {
  const db = connect(`sqlite:${join(DATA_DIR, 'xiangji.db')}`);
  try {
    const space = gigabytes * GB;
    await db.updateTable('users').set({ ctime: 1, space }).where('email', '=', email).execute();
    // All other accounts of this run are new and have no bill before the next month.
    await runMonthlyBilling(billingSources(db), DEFAULT_PRICES, Math.floor(Date.now() / MS));
  } finally {
    await db.destroy();
  }
}
