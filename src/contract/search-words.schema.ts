import { line } from './fields.ts';
import { z } from './zod.ts';

const word = line(60).pipe(z.string().min(1, 'validation.required'));

/** What shoppers call something, in one language. */
export const searchWords = z.array(word, 'validation.invalid').max(50, 'validation.tooMany');
