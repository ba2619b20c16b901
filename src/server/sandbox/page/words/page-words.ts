import { loadWords } from '#server/words/load-words.ts';

/** What the hosted pages of the sandbox say. */
export type PageWords = Readonly<
  Record<
    | 'pageName'
    | 'noMoney'
    | 'explain'
    | 'card'
    | 'testCards'
    | 'order'
    | 'amount'
    | 'pay'
    | 'keep'
    | 'check'
    | 'decline'
    | 'leave'
    | 'troubles'
    | 'lose'
    | 'late'
    | 'twice'
    | 'declined'
    | 'bankAsks'
    | 'confirm'
    | 'refuse'
    | 'ended'
    | 'back'
    | 'untold'
    | 'untoldMore',
    string
  >
>;

export const pageWords = await loadWords<PageWords>(new URL('./', import.meta.url));
