import { emailOrText } from '../fields.ts';
import { z } from '../zod.ts';

/** A customer, with what an order needs of them. */
const buyer = z
  .object({
    id: z.number(),
    name: z.string(),
    phone: z.string(),
    /** The default one first; that of the profile last. */
    addresses: z.array(z.object({ address: z.string(), city: z.string(), zipCode: z.string() })),
  })
  .meta({ id: 'Buyer' });
export type Buyer = z.output<typeof buyer>;
export const findBuyers = {
  summary:
    'The customers whose name, email or phone contains `q` (3 characters at least), the newest first, 8 at most, with what ' +
    'an order needs of them',
  input: z.object({ q: emailOrText(200).pipe(z.string().min(3, 'validation.tooShort')) }),
  output: z.array(buyer),
};
