import { plainLine } from '../fields.ts';
import { z } from '../zod.ts';

// Who and where, as the checkout asks it and wherever else an order may take it from (the address book). The least lengths
// are the specification's.

export const personName = plainLine(120).pipe(z.string().min(2, 'checkout.nameTooShort'));
export const street = plainLine(200).pipe(z.string().min(10, 'checkout.addressTooShort'));
export const city = plainLine(100).pipe(z.string().min(2, 'checkout.cityTooShort'));
/** One of these that may not be empty, and says so. */
export const filled = (part: z.ZodType<string, string>) =>
  plainLine(200).pipe(z.string().min(1, 'validation.required')).pipe(part);
