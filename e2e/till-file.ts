import type { Category } from '../src/domain/catalogue/category.ts';

type Department = {
  /** As the till has it: in capitals, without accents, in words of its own. */
  word: string;
  /** The aisle of the site that a person chooses for it; null: its word is known. */
  category: Category | null;
  vat: '5,5' | '20';
  goods: readonly string[];
  sizes: readonly string[];
};

/** What a supermarket's till calls its departments. */
export const departments: readonly Department[] = [
  food(
    'EPICERIE SALEE',
    'CONSERVE',
    ['PETITS POIS', 'HARICOTS VERTS', 'THON ENTIER', 'POIS CHICHES'],
    '400G 800G 140G',
  ),
  food('EPICERIE SUCREE', 'SNACKDESSERT', ['BISCUITS', 'CONFITURE FRAISE', 'CHOCOLAT NOIR'], '250G 370G 100G'),
  food('CREMERIE', 'LAITIER', ['YAOURT NATURE', 'CREME FRAICHE', 'EMMENTAL RAPE', 'BEURRE DOUX'], '4X125G 20CL 200G'),
  food('LIQUIDES', 'BOISSON', ['JUS ORANGE', 'EAU GAZEUSE', 'LIMONADE'], '1L 1,5L 6X33CL'),
  food('SURGELES', null, ['EPINARDS HACHES', 'PIZZA', 'FRITES'], '450G 1KG'),
  food('FRUITS', null, ['POMME', 'POIRE', 'ORANGE'], 'KG SACHET'),
  food('LEGUMES', null, ['CAROTTE', 'POIREAU', 'OIGNON'], 'KG SACHET'),
  food('BOUCHERIE LS', 'VIANDE', ['STEAK HACHE', 'COTE DE PORC', 'ESCALOPE DINDE'], 'X2 X4'),
  food('MAREE', 'POISSONNERIE', ['FILET CABILLAUD', 'MOULES'], '400G 1KG'),
  {
    word: 'DROGUERIE',
    category: 'NONALIMENTAIRE',
    vat: '20',
    sizes: ['1L', '500ML', 'X2'],
    goods: ['JAVEL', 'EPONGE'],
  },
  {
    word: 'HYGIENE',
    category: 'NONALIMENTAIRE',
    vat: '20',
    sizes: ['250ML', 'X6'],
    goods: ['SHAMPOOING', 'MOUCHOIRS'],
  },
  {
    word: 'BAZAR',
    category: 'NONALIMENTAIRE',
    vat: '20',
    sizes: ['X1', 'X10'],
    goods: ['PILES', 'BOUGIES', 'AMPOULE'],
  },
];

function food(word: string, category: Category | null, goods: readonly string[], sizes: string): Department {
  return { word, category, vat: '5,5', goods, sizes: sizes.split(' ') };
}

/**
 * A file as tills write it: Windows-1252, semicolons, decimal commas, no accents in names, one article a row, its price
 * with VAT. The article of row `n` is `${goods} MARQUE ${n} ${size}`.
 */
export function tillFile(articles: number): Buffer {
  const lines = Array.from({ length: articles }, (_, n) => {
    const department = departments[n % departments.length] as Department;
    const turn = Math.floor(n / departments.length);
    const name = `${pick(department.goods, turn)} MARQUE ${n + 1} ${pick(department.sizes, turn)}`;
    const price = (0.49 + ((n * 37) % 1900) / 100).toFixed(2).replace('.', ',');
    return [100_000 + n, gtin(n), name, department.word, price, department.vat, (n * 13) % 60, 'PIECE'].join(';');
  });
  const head = 'Réf. article;Gencod;Désignation;Rayon;PV TTC;TVA;Qté en stock;Unité de vente';
  return Buffer.from([head, ...lines, ''].join('\r\n'), 'latin1');
}

const pick = (from: readonly string[], turn: number) => from[turn % from.length];

/** An EAN-13 of France, with its check digit. */
function gtin(n: number): string {
  const digits = `30123${String(n).padStart(7, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
