/** What goods are packed in, so far as a shopper counts by it: "la botte", "le sachet". */
export const packagings = ['bunch', 'pack', 'bottle', 'can', 'jar', 'box', 'carton', 'bag'] as const;
export type Packaging = (typeof packagings)[number];
