import { filledLine } from '../fields.ts';
import { z } from '../zod.ts';

const word = filledLine(60);

/** What shoppers call something, in one language. */
export const searchWords = z.array(word, 'validation.invalid').max(50, 'validation.tooMany');
