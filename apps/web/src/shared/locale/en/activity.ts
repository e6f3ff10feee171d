import type { SecondaryMessages } from '../catalogue.ts';

export const activity: SecondaryMessages['activity'] = {
  title: 'A gift for a confidant',
  lead: 'Thank you for being with us: here is a membership for you.',
  rule: 'The rule: one VIP day for every 14 days of registration up to 30 April 2020. The activity ended on 1 June 2020.',
  days: 'You can claim {day, plural, one {# VIP day} other {# VIP days}}',
  claim: 'Claim VIP',
  claimed: 'VIP claimed successfully',
  complete: 'You have claimed {day, plural, one {# VIP day} other {# VIP days}}',
  refused: 'Sorry, the rule of this activity does not fit your account',
  ended: 'This activity has ended',
  toVip: 'To the membership',
  home: 'Home page',
  loadFailed: 'Loading failed, press to retry',
};
