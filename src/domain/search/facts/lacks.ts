import { joinNames, type NamesByLanguage, namesInOrder } from '../words/names-by-language.ts';

/** What goods may be without, besides allergens: `isSaid` where goods that lack it always say so (no wine leaves it out). */
export type Lack = {
  what: 'sugar' | 'salt' | 'alcohol' | 'caffeine' | 'fat';
  isSaid: boolean;
  /** How names say that goods lack it, how searches besides, and how names say the opposite, in the order of `languages`. */
  stated: readonly (readonly string[])[];
  asked: readonly (readonly string[])[];
  opposite: readonly (readonly string[])[];
};

const list = (text: string) => (text === '' ? [] : text.split(', '));
/** A French participle in both genders, as a search folds away the accent that marks the second e. */
const genders = (names: string[]) => names.flatMap((name) => (name.endsWith('é') ? [name, `${name}e`] : name));
const each = (fr: string, en: string, vi: string): NamesByLanguage => ({
  fr: genders(list(fr)),
  en: list(en),
  vi: list(vi),
});
const sans = (things: string) => list(things).flatMap((thing) => [`sans ${thing}`, `zéro ${thing}`, `0 ${thing}`]);
const free = (things: string) =>
  list(things).flatMap((thing) => [
    `${thing} free`,
    `no ${thing}`,
    `non ${thing}`,
    `without ${thing}`,
    `zero ${thing}`,
    `0 ${thing}`,
    `free from ${thing}`,
    `free of ${thing}`,
    `without any ${thing}`,
  ]);
const khong = (things: string) =>
  list(things).flatMap((thing) => [
    `không ${thing}`,
    `không có ${thing}`,
    `không chứa ${thing}`,
    `không thêm ${thing}`,
    `không bỏ ${thing}`,
    `không cho ${thing}`,
    `không pha ${thing}`,
    `0 ${thing}`,
  ]);
const without = (fr: string, en: string, vi: string): NamesByLanguage => ({
  fr: sans(fr),
  en: free(en),
  vi: khong(vi),
});

type Ways = 'stated' | 'asked' | 'opposite';
const byLanguage: readonly (Omit<Lack, Ways> & Record<Ways, NamesByLanguage>)[] = [
  {
    what: 'sugar',
    isSaid: false,
    stated: joinNames(
      without('sucre, sucre ajouté', 'sugar, added sugar', 'đường, đường thêm, ngọt'),
      each('non sucré, pas sucré', 'unsweetened, non sweetened, not sweetened, sugarless', ''),
    ),
    asked: each('peu sucré, moins sucré', 'low sugar, less sugar, reduced sugar', 'ít đường, ít ngọt, giảm đường'),
    opposite: each('sucré', 'sweetened', 'có đường'),
  },
  {
    what: 'salt',
    isSaid: false,
    stated: joinNames(
      without('sel, sel ajouté', 'salt, added salt', 'muối, mặn'),
      each('non salé, pas salé', 'unsalted, non salted, not salted', ''),
    ),
    asked: each(
      'peu salé, moins salé, pauvre en sel',
      'low salt, less salt, reduced salt, low sodium',
      'ít muối, ít mặn, giảm muối',
    ),
    opposite: each('salé, demi-sel', 'salted', 'mặn'),
  },
  {
    what: 'alcohol',
    isSaid: true,
    stated: joinNames(without('alcool', 'alcohol', 'cồn'), each('', 'non alcoholic', '')),
    asked: each('non alcoolisé, pas alcoolisé', 'not alcoholic, low alcohol', 'không độ, không rượu, ít cồn'),
    opposite: each('', '', ''),
  },
  {
    what: 'caffeine',
    isSaid: true,
    stated: joinNames(
      without('caféine, théine', 'caffeine', 'caffeine, caffein, cafein, cafeine'),
      each('décaféiné', 'decaffeinated', 'tách caffeine, khử caffeine'),
    ),
    asked: each('déca, décaf', 'decaf, decaffeinated', 'decaf, tách caffein, tách cafein, khử caffein, khử cafein'),
    opposite: each('', '', ''),
  },
  {
    what: 'fat',
    isSaid: false,
    stated: joinNames(
      without('matière grasse, gras, graisse', 'fat', 'béo, chất béo'),
      each('écrémé, demi-écrémé, allégé, maigre', 'skimmed, skim, fat reduced, low fat, nonfat', 'ít béo, tách béo'),
    ),
    asked: each(
      '0 mg, 0 matière grasse, pauvre en matière grasse',
      'reduced fat, less fat, zero fat',
      'giảm béo, ít chất béo',
    ),
    opposite: each('lait entier, frais entier', 'whole milk, full fat', 'nguyên kem'),
  },
];

export const lacks: readonly Lack[] = byLanguage.map(({ stated, asked, opposite, ...lack }) => ({
  ...lack,
  stated: namesInOrder(stated),
  asked: namesInOrder(asked),
  opposite: namesInOrder(opposite),
}));
