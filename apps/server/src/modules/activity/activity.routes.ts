import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { ActivityService } from './activity.service.ts';

export function activityRoutes({ activity }: { activity: ActivityService }): RoutesOf<'activity'> {
  return {
    feedback: (_, { user }) => activity.feedback(user),
    claim: (_, { user }) => activity.claim(user),
  };
}
