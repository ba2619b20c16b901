import { type InSome, inEach, saidIn } from '#domain/language/by-language.ts';
import { collationWeights } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';

type Words = Record<Language, string>;
/** What a made good may be: a kind of the demo's goods, with the good it is of (its id) and how that is measured. */
type Kind = Words & { productId: number; measure: 'g' | 'ml'; size: number };

/**
 * One choice for one place in a name, with all that the database puts names, slugs (from the folded French) and sort
 * keys together from.
 */
type Part = { list: string; at: number; name: Words; folded: string; weights: Record<Language, string[]> };

/** After the kind; each goes with every kind. */
const qualities: readonly (readonly [fr: string, en: string, vi: string])[] = [
  ['bio', 'organic', 'hữu cơ'],
  ['extra', 'extra', 'hảo hạng'],
  ['premium', 'premium', 'cao cấp'],
  ['tradition', 'traditional', 'truyền thống'],
  ['maison', 'homemade style', 'kiểu nhà làm'],
  ['sélection', 'select', 'tuyển chọn'],
  ['réserve', 'reserve', 'thượng hạng'],
  ['petit prix', 'value', 'giá tốt'],
  ['format famille', 'family size', 'cỡ gia đình'],
  ['commerce équitable', 'fair trade', 'thương mại công bằng'],
  ['du Sud-Ouest', 'south-west French', 'miền Tây Nam Pháp'],
  ['de Provence', 'Provençal', 'vùng Provence'],
  ['de Bretagne', 'Breton', 'vùng Bretagne'],
  ['de Normandie', 'Norman', 'vùng Normandie'],
  ['d’Alsace', 'Alsatian', 'vùng Alsace'],
  ['de Savoie', 'Savoyard', 'vùng Savoie'],
  ['du Jura', 'Jura', 'vùng Jura'],
  ['d’Auvergne', 'Auvergne', 'vùng Auvergne'],
  ['des Landes', 'Landes', 'vùng Landes'],
  ['de Corse', 'Corsican', 'đảo Corse'],
  ['du Vietnam', 'Vietnamese', 'Việt Nam'],
  ['de Thaïlande', 'Thai', 'Thái Lan'],
  ['du Japon', 'Japanese', 'Nhật Bản'],
  ['de Corée', 'Korean', 'Hàn Quốc'],
  ['de Chine', 'Chinese', 'Trung Quốc'],
  ['d’Inde', 'Indian', 'Ấn Độ'],
  ['d’Indonésie', 'Indonesian', 'Indonesia'],
  ['des Philippines', 'Filipino', 'Philippines'],
  ['d’Italie', 'Italian', 'Ý'],
  ['d’Espagne', 'Spanish', 'Tây Ban Nha'],
  ['du Portugal', 'Portuguese', 'Bồ Đào Nha'],
  ['de Grèce', 'Greek', 'Hy Lạp'],
  ['du Maroc', 'Moroccan', 'Ma Rốc'],
  ['du Liban', 'Lebanese', 'Li Băng'],
  ['du Mexique', 'Mexican', 'Mê-hi-cô'],
  ['du Pérou', 'Peruvian', 'Pê-ru'],
];
/** Grams or millilitres. */
const sizes = [80, 125, 150, 200, 250, 330, 400, 500, 750, 1000, 1500, 2000] as const;

/** Everything that names of made goods are put together from, and of which goods the kinds are. */
export function scaleVocabulary(goods: readonly SeedProduct[]) {
  const kinds = findKinds(goods);
  const brands = [...new Set(goods.flatMap((good) => good.brand ?? []))].sort();
  const behind = (words: InSome<string>): Words => inEach((language) => ` ${saidIn(words, language)}`);
  const parts = [
    ...kinds.map((kind, i) => toPart('kind', i, kind)),
    ...qualities.map(([fr, en, vi], i) => toPart('quality', i, behind({ fr, en, vi }))),
    ...brands.map((brand, i) => toPart('brand', i, behind(inEach(() => brand)))),
    ...(['g', 'ml'] as const).flatMap((measure) =>
      sizes.map((size, i) => toPart(measure, i, behind(sizeIn(measure, size)))),
    ),
  ];
  return { kinds, parts, sizes, counts: [kinds.length, qualities.length, brands.length, sizes.length] as const };
}

/** A part of a name as it stands there, the spaces beside it included. */
function toPart(list: string, at: number, words: Words): Part {
  return {
    list,
    at,
    name: inEach((language) => words[language]),
    folded: foldText(words.fr),
    weights: inEach((language) => {
      const { primary, secondary, tertiary } = collationWeights(words[language], language);
      return [primary, secondary, tertiary];
    }),
  };
}

/** The kinds of the demo's goods: their names without brand and size. No kind twice in any language. */
function findKinds(goods: readonly SeedProduct[]): Kind[] {
  const seen = new Set<string>();
  return goods.flatMap((good, i) => {
    const { weightG, volumeMl, unit } = good;
    const isWeighed = isSoldByMeasure(unit);
    // Organic is among the qualities.
    if ((!weightG && !volumeMl && !isWeighed) || /\bbio\b/.test(good.name.fr)) return [];
    const names = languages.map((language) => kindOf(good, language));
    const found = names.filter((name) => name !== null);
    const keys = found.map((name, at) => `${at} ${foldText(name)}`);
    if (found.length < names.length || found.includes('') || keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    const measure = volumeMl || unit === 'LITRE' ? ('ml' as const) : ('g' as const);
    return [
      {
        ...inEach((language) => found[languages.indexOf(language)] ?? ''),
        productId: i + 1,
        measure,
        size: volumeMl ?? weightG ?? 1000,
      },
    ];
  });
}

/** The name without its size at the end and without its brand; null when they do not stand where they should. */
function kindOf({ name, brand, quantity }: SeedProduct, language: Language): string | null {
  if (brand !== null && !name[language].includes(brand)) return null;
  const kind = name[language]
    .replace(brand ?? '', '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const head = /^(?:× )?\d+(?:[.,]\d+)?/.exec(quantity ?? '')?.[0];
  if (!head) return kind;
  const at = Math.max(kind.lastIndexOf(` ${head}`), kind.lastIndexOf(` ${head.replace(',', '.')}`));
  return at < 0 ? null : kind.slice(0, at);
}

/** A size as the label has it. */
function sizeIn(measure: 'g' | 'ml', size: number): InSome<string> {
  const [small, fr, vi] = measure === 'g' ? ['g', 'kg', 'kg'] : ['ml', 'L', 'lít'];
  if (size < 1000) return inEach(() => `${size} ${small}`);
  const large = String(size / 1000);
  return { fr: `${large.replace('.', ',')} ${fr}`, en: `${large} ${fr}`, vi: `${large.replace('.', ',')} ${vi}` };
}
