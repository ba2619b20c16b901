import { isCodePrefix, normaliseCodeOrPrefix } from '#domain/postal-code/code-prefix.ts';
import { isPostalCode, normalisePostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { anyPostalCode } from '#domain/shipping/shipping-rule.ts';
import { line, plainLine } from '../fields.ts';
import { z } from '../zod.ts';

/** Every postal code that is sent is taken in its one form, before its length is looked at; what is none stays what it is. */
export const loosePostalCode = line(200).overwrite(normalisePostalCode).pipe(line(postalCodeLength.max));

/** Of an order: its places are asked for a postal code when it is computed, as a bill may go abroad. */
export const orderPostalCode = loosePostalCode.pipe(z.string().min(postalCodeLength.min, 'checkout.zipTooShort'));

export const postalCode = loosePostalCode
  .pipe(z.string().min(1, { error: 'validation.required', abort: true }))
  .refine(isPostalCode, 'validation.postalCode');

/** One that may be left empty; `tooShort` is said of what is no whole one. */
export const optionalPostalCode = (tooShort = 'validation.postalCode') =>
  loosePostalCode.superRefine((code, check) => {
    if (code === '' || isPostalCode(code)) return;
    const message = code.length < postalCodeLength.min ? tooShort : 'validation.postalCode';
    check.addIssue({ code: 'custom', message });
  });

/** Of a shipping rule: a postal code, all that begin so (`75*`), or what stands for all others. */
export const rulePostalCode = line(200)
  .overwrite(normaliseCodeOrPrefix)
  .pipe(line(postalCodeLength.max))
  .refine((code) => code === anyPostalCode || isCodePrefix(code) || isPostalCode(code), 'validation.postalCode');

// Who and where, as the checkout asks it and wherever else an order may take it from (the address book). The least lengths
// are the specification's.

export const personName = plainLine(120).pipe(z.string().min(2, 'checkout.nameTooShort'));
export const street = plainLine(200).pipe(z.string().min(10, 'checkout.addressTooShort'));
export const city = plainLine(100).pipe(z.string().min(2, 'checkout.cityTooShort'));
/** One of these that may not be empty, and says so. */
export const filled = (part: z.ZodType<string, string>) =>
  plainLine(200).pipe(z.string().min(1, 'validation.required')).pipe(part);
