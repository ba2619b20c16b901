/**
 * The other forms that a word of French or English may stand in, singular for plural and the other way round, by the
 * ending alone: tomates ↔ tomate, gâteaux ↔ gâteau, bocaux ↔ bocal, boxes ↔ box, cherries ↔ cherry. A word of two letters
 * or a number has none. The word is folded.
 */
export function otherForms(word: string): string[] {
  if (word.length < 3 || /\d$/.test(word)) return [];
  const forms = ['s', 'x', 'es'].map((ending) => word + ending);
  const instead = (ending: string, other: string, least: number) => {
    if (word.endsWith(ending) && word.length - ending.length >= least)
      forms.push(word.slice(0, -ending.length) + other);
  };
  instead('s', '', 3);
  instead('x', '', 3);
  instead('es', '', 3);
  instead('ies', 'y', 3);
  instead('y', 'ies', 3);
  instead('aux', 'al', 3);
  instead('al', 'aux', 3);
  return forms;
}
