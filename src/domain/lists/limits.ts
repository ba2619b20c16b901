/** The most shopping lists that an account keeps. */
export const maxLists = 50;
/** The most lines of one list. */
export const maxListLines = 100;
/** Characters of a list's name. */
export const maxListName = 60;
