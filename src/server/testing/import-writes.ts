import { importTemplates } from '#server/db/tables/imports.ts';
import { readUpload } from './imports.ts';
import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes of imports, each with what its entry in the audit says. */
export function importWrites({ t, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const file = 'ean;prix\n96385074;1,50\n';
  const make = async () => (await readUpload(t, staff, file)).id;
  return {
    createImport: async () => {
      const form = new FormData();
      form.append('kind', 'offers');
      form.append('file', new File([file], 'offers.csv'));
      return change('/imports', 'import', null, 'kind columns absent', form);
    },
    updateImport: async () => {
      const id = await make();
      return change(`/imports/${id}`, 'import', id, 'fixed absent', { fixed: { unit: 'kg' }, absent: 'zero' });
    },
    deleteImport: async () => {
      const id = await make();
      return change(`/imports/${id}`, 'import', id, 'kind columns absent decimal');
    },
    deleteImportTemplate: async () => {
      const mapping = { columns: [], fixed: {}, decimal: null, absent: 'keep' } as const;
      const kept = { name: 'Caisse', kind: 'offers' as const, mapping: { ...mapping, columns: [] } };
      await t.db.insert(importTemplates).values(kept);
      return change('/import-templates/Caisse', 'importTemplate', 'Caisse', 'kind');
    },
  };
}
