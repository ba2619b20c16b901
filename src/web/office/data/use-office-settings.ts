import { useQueryClient } from '@tanstack/react-query';
import { readOfficeSettings, writeOfficeSettings } from '#contract/office/office-settings.ts';
import { type RowsPerPage, usualRowsPerPage } from '#domain/access/staff-lists.ts';
import { useOwnShop } from '../own-stores.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

/**
 * How whoever works here has set up the back office, asked for once. `isKnown`: it was answered, or will not be. `isOn`: they
 * may have set up something.
 */
export function useOfficeSettings(isOn = true): {
  rowsPerPage: RowsPerPage;
  /** Their own store, which lists, new orders and slots begin with; null: none, or the shop has no other. */
  storeId: number | null;
  isKnown: boolean;
  /** Kept with the account; shown at once. Throws the `Refusal`. */
  setRowsPerPage: (rows: RowsPerPage) => Promise<void>;
} {
  const queries = useQueryClient();
  const { stores } = useOwnShop();
  const { data, refusal } = useRead(readOfficeSettings, {}, { isOn, freshFor: Number.POSITIVE_INFINITY });
  const { send } = useWrite(writeOfficeSettings);
  return {
    rowsPerPage: data?.rowsPerPage ?? usualRowsPerPage,
    storeId: (stores.length > 1 && data?.storeId) || null,
    isKnown: data !== null || refusal !== null,
    setRowsPerPage: async (rowsPerPage) => {
      queries.setQueryData([readOfficeSettings.name, {}], { storeId: null, ...data, rowsPerPage });
      await send({ rowsPerPage });
    },
  };
}
