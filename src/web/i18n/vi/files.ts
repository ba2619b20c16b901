/** The Vietnamese words that pages ask for when they need them, by file; left out are those of every page and parts of others. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  './*.ts',
  '!./{base,cart,catalogue,common,errors,files,foot,layout,push,security,sign-in-steps,titles}.ts',
]);
