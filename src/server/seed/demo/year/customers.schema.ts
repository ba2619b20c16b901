import { z } from 'zod';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { readDemoFile } from '#server/seed/demo-file.ts';
import { inDemoLanguages } from '#server/seed/demo-languages.ts';

const words = z.array(z.string().trim().min(2)).min(5);
const names = z.strictObject({ french: words, vietnamese: words, english: words });

/** What the demo's customers are drawn from: first names, invented last names, towns that are there, streets that are not. */
const customersFile = z.strictObject({
  firstNames: names,
  lastNames: names,
  towns: z.array(
    z.strictObject({
      /** The nearest store. */
      store: z.number().int().min(1).max(5),
      city: z.string(),
      postalCode: z.string().refine(isPostalCode),
      weight: z.number().int().positive(),
    }),
  ),
  streets: words,
  businesses: words,
  offices: words,
  notes: inDemoLanguages(words),
});
export type CustomerWords = z.infer<typeof customersFile>;

/** Reads `demo/customers.json`, checked; throws a ZodError on a fault in it. */
export function loadCustomerWords(): CustomerWords {
  return customersFile.parse(readDemoFile('customers.json'));
}
