import { z } from '../zod.ts';

export const addPicture = {
  summary: 'Adds a picture to the shop: re-encoded, 5 MB and 40 megapixels at most',
  input: z.object({ picture: z.file('validation.required') }),
  output: z.object({ id: z.string(), url: z.string() }),
};

export const addLogo = {
  ...addPicture,
  summary:
    'Adds a picture for the shop’s own pages, once it is named as its logo (`PUT /shop`) or in the text of home: re-encoded, 5 MB and 40 megapixels at most',
};
