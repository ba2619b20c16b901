import { z } from '../zod.ts';

const staffKind = z
  .object({
    code: z.string(),
    /** In the caller's language. */
    label: z.string(),
    /** The code of its category. */
    category: z.string(),
    /** The code of the next wider kind; null: it stands for the category itself. */
    parent: z.string().nullable(),
  })
  .meta({ id: 'StaffKind' });
export type StaffKind = z.output<typeof staffKind>;

export const listAllKinds = {
  summary: 'All kinds of goods, those of which the shop has nothing too; the wider before the narrower',
  input: z.object({}),
  output: z.array(staffKind),
};
