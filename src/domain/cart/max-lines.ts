/** The most lines that a cart holds, in the browser and in an account. */
export const maxCartLines = 200;
