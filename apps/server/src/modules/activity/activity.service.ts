import { VIP_FEEDBACK } from '@xiangji/api-client/contract';
import type { User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import type { VipRepository } from '../billing/vip.repository.ts';

/** VIP days for an account: one for each 14 of registration up to the fixed day (spec §9 'Activity'). */
export function feedbackDays(registered: number): number {
  const days = (VIP_FEEDBACK.COUNTED_UNTIL - registered) / SECONDS_PER_DAY;
  return Math.max(Math.floor(days / VIP_FEEDBACK.DAYS_PER_DAY), 0);
}

const sourceOf = (user: User) => `vip_feedback:${user.id}`;

/** The 'gift for a confidant' (spec §7 'Activity'). `now` is Unix seconds. */
export function createActivityService(vip: VipRepository, now: () => number) {
  async function read(user: User) {
    const day = feedbackDays(user.ctime);
    const allow = day > 0 && now() <= VIP_FEEDBACK.ENDS;
    return { day, allow, complete: await vip.isGranted(sourceOf(user)) };
  }

  return {
    feedback: read,

    async claim(user: User) {
      const { day, allow } = await read(user);
      const refuse = () => new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'activity' } });
      if (!allow) throw refuse();
      const grant = {
        source: sourceOf(user),
        user_id: user.id,
        kind: 'activity',
        months: 0,
        days: day,
      } as const;
      if (!(await vip.grant(grant, now()))) throw refuse();
      return { day, allow, complete: true };
    },
  };
}

export type ActivityService = ReturnType<typeof createActivityService>;
