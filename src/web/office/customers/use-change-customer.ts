import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listCustomers, readCustomer, searchCustomers, updateCustomer } from '#contract/accounts/staff-customers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal } from '#contract/errors.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

export const customerReads = [listCustomers, searchCustomers, readCustomer];

type Change = InputOf<typeof updateCustomer>;

/**
 * Changes a customer by one press: says what is done now, with `undo` how it was; or why it failed. Answers whether it
 * is done.
 */
export function useChangeCustomer() {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(updateCustomer, customerReads);
  const change = useCallback(
    async (input: Change, done: string, undo?: { input: Change; done: string }): Promise<boolean> => {
      try {
        // A form on the same page saves the version that is now: what is asked for again may come after its button.
        queries.setQueryData([readCustomer.name, { id: input.id }], await send(input));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        notice(t('admin.customers.changeFailed'), { description: failureText(t, error), tone: 'destructive' });
        return false;
      }
      notice(done, undo && { action: { label: t('common.undo'), onClick: () => void change(undo.input, undo.done) } });
      return true;
    },
    [send, queries, t],
  );
  return { change, isBusy };
}
