import { tokenText } from '../fields.ts';
import { z } from '../zod.ts';

const token = tokenText(200);

export const openUnsubscribe = {
  summary: 'Leads to the page where one ends the mails of offers: the address that those mails name',
  input: z.object({ token }),
  output: z.null(),
};

export const unsubscribe = {
  summary:
    'Ends the mails of offers to whom the token was mailed, without signing in: by one press in a mail program (RFC 8058) or on the page',
  input: z.object({
    token,
    bytes: z.instanceof(Uint8Array).optional(),
    /** Sent by the form of the page while its script is not there: redirects back to it. */
    page: z.literal('true', 'validation.invalid').optional(),
  }),
  output: z.null(),
};
