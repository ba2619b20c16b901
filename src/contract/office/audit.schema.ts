import { thingKinds } from '#domain/audit/thing-kind.ts';
import { day, line, pageNumber, perPage, rowId } from '../fields.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

const auditItem = z
  .object({
    id: z.number(),
    at: z.string(),
    /**
     * Who did it; the name is null once the account is erased. `apiKey`: the name of the key by which a program did it
     * for them.
     */
    actor: z.object({ id: z.number(), name: z.string().nullable(), apiKey: z.string().nullable() }),
    /** The name of the call. */
    action: z.string(),
    /**
     * What it was done to; the label is its name or number, null where it has none, where its person is erased, and where
     * it is a person's name and the caller may not manage customers.
     */
    thing: z.object({ kind: z.enum(thingKinds), id: z.string(), label: z.string().nullable() }),
    storeId: z.number().nullable(),
    /** Only what changed. */
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        /** The values went with the person whom they were about. */
        isErased: z.boolean(),
        /** The values are of a person, and are only answered to who may manage customers; both are null. */
        isHidden: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AuditItem' });
export type AuditItem = z.output<typeof auditItem>;

export const listAudit = {
  summary:
    'What staff have written, the newest first, by pages. Beyond 10,000 entries `total` stays there, `totalIsCapped` says so, and `to` leads further back',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    thing: z.enum(thingKinds, 'validation.invalid').optional(),
    id: line(100).optional(),
    actorId: rowId.optional(),
    action: line(100).optional(),
    /** Days, both included, in the time of the shop's first store. */
    from: day.optional(),
    to: day.optional(),
    /**
     * In the name of who did it, in the name or number of the thing, and in the names of fields; in the names of persons
     * for who may manage customers.
     */
    search: line(200).optional(),
  }),
  output: cappedPage(auditItem),
};
