/** Base 32 without the letters that are taken for others or for digits: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const written = /^(?:#|N[°O]\.?)?P([\dOIL]{6})([\dA-Z]{6,})$/;

/**
 * The number of an order as it is kept, however it was copied or dictated: in small letters, with another dash, a space
 * or none, with an O for a zero. What is no number stays as it was typed.
 */
export function readOrderNumber(typed: string): string {
  const [, day, tail] =
    written.exec(
      typed
        .normalize('NFKC')
        .replace(/[\s\p{Pd}\p{Cf}−]/gu, '')
        .toUpperCase(),
    ) ?? [];
  if (day === undefined || tail === undefined) return typed;
  return `P${day}-${tail}`.replace(/O/g, '0').replace(/[IL]/g, '1');
}

/**
 * An order number like `P261121-7K3QXM`: the day, then one character for each random byte. `day` is `YYYY-MM-DD` in the
 * store's time zone. At least 6 random bytes are asked for, so that nobody guesses a number; RangeError otherwise.
 */
export function orderNumber(day: string, random: Uint8Array): string {
  const digits = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(day);
  if (!digits) throw new RangeError(`Not a day: ${day}`);
  if (random.length < 6) throw new RangeError('An order number wants 6 random bytes or more');
  const tail = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('');
  return `P${digits[1]}${digits[2]}${digits[3]}-${tail}`;
}
