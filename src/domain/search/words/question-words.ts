import { foldText } from './search-text.ts';

const list = (text: string) => text.split(' ').map(foldText);

/** Words that ask and say nothing of what is asked for, folded; `how can I`, `est-ce que je peux`, `làm sao để`. */
const asking: ReadonlySet<string> = new Set([
  ...list(
    'comment combien quand où pourquoi quel quelle quels quelles qui que quoi qu est ce sont y il on je j me m ma',
  ),
  ...list(
    'mon mes vous vos votre nous nos notre peux puis peut pouvez dois faut faire ai avez a un une ne n pas se s si',
  ),
  ...list(
    'how what when where why which who can could do does did i my me you your we our is are be the a an to it if',
  ),
  ...list('on in at not have has'),
  ...list('làm sao thế nào gì khi đâu bao nhiêu tôi bạn có thể được không là để cần muốn'),
]);

/** Whether a word of a search only asks. The word is folded. */
export function isQuestionWord(word: string): boolean {
  return asking.has(word);
}
