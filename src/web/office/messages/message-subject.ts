import type { ShopMessage } from '#contract/messages/messages.ts';
import type { OfficeT } from '../use-office-t.ts';

/** What a message is about: a withdrawal names its order, for it has no subject. */
export function messageSubject(t: OfficeT, { type, subject, orderNumber }: ShopMessage): string {
  return type === 'withdrawal' ? t('admin.messages.withdrawalOf', { number: orderNumber ?? '' }) : subject;
}
