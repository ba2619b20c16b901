import { type Language, languages } from '#domain/language/language.ts';
import { type Draw, drawFrom, pickFrom, rules } from './spoil.ts';

/** A product to be found by each of its names. */
export type Named = { id: number; name: Record<Language, string> };
/** The ids that a search finds, best first, in the shop as it is shown in a language. */
export type Search = (words: string, language: Language) => Promise<readonly number[]>;

export type Question = { rule: string; language: Language; id: number; name: string; asked: string };
export type Score = { asked: number; at1: number; at8: number };
export type Recall = {
  seed: number;
  questions: number;
  total: Score;
  byRule: Record<string, Score>;
  byLanguage: Record<string, Score>;
  byRuleAndLanguage: Record<string, Record<string, Score>>;
  missed: (Question & { place: number | null })[];
};

/** So many random names, rules and languages in turn, each name spoiled by its rule; the same ones for a seed. */
export function drawQuestions(goods: readonly Named[], count: number, seed: number): Question[] {
  const draw = drawFrom(seed);
  const names = Object.keys(rules);
  return Array.from({ length: count }, (_, i) => {
    const rule = names[i % names.length] ?? '';
    const language = languages[Math.floor(i / names.length) % languages.length] ?? 'fr';
    return drawQuestion(goods, rule, language, draw);
  });
}

function drawQuestion(goods: readonly Named[], rule: string, language: Language, draw: Draw): Question {
  for (;;) {
    const { id, name } = pickFrom(goods, draw);
    const asked = rules[rule]?.(name[language], draw);
    if (asked) return { rule, language, id, name: name[language], asked };
  }
}

/** Asks all questions and counts how often the product comes first, and among the first eight. */
export async function measureRecall(questions: readonly Question[], search: Search, seed: number): Promise<Recall> {
  const answers: (Question & { place: number | null })[] = [];
  for (const question of questions) {
    const found = (await search(question.asked, question.language)).indexOf(question.id);
    answers.push({ ...question, place: found < 0 ? null : found + 1 });
  }
  const score = (list: typeof answers): Score => ({ asked: list.length, at1: shareOf(list, 1), at8: shareOf(list, 8) });
  const by = (key: (one: Question) => string, list = answers) =>
    Object.fromEntries([...Map.groupBy(list, key)].map(([name, group]) => [name, score(group)]));
  return {
    seed,
    questions: answers.length,
    total: score(answers),
    byRule: by((one) => one.rule),
    byLanguage: by((one) => one.language),
    byRuleAndLanguage: Object.fromEntries(
      [...Map.groupBy(answers, (one) => one.rule)].map(([rule, group]) => [rule, by((one) => one.language, group)]),
    ),
    missed: answers.filter(({ place }) => place === null || place > 8),
  };
}

function shareOf(list: readonly { place: number | null }[], k: number): number {
  return list.filter(({ place }) => place !== null && place <= k).length / Math.max(1, list.length);
}
