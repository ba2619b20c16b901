import { readProfile } from '#contract/accounts.ts';
import { collectOrders } from '#contract/orders.ts';
import { readOwnProfile } from '#contract/profile.ts';
import { forgetAnswers } from './kept-answers.ts';

/** What an order that was placed, changed or cancelled has made old: one's orders, and the credit in one's profile. */
export function forgetOrderAnswers(): void {
  for (const each of [collectOrders, readProfile, readOwnProfile]) forgetAnswers(each);
}
