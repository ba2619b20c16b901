import type { Category } from '#domain/catalogue/category.ts';

/** Words that say how a thing is cut, packed or served; what it is comes after them. */
const formWords =
  'aux avec bloc boite bol bonbonne bottes bouteille briquette brique carton carre cerneau coupe cube des disque double ' +
  'entier entiere feuille filet flocon fontaine fleur grand grande grain graine gros grosse kit les lot mini melange noix ' +
  'pack panier pastille perle petale petit petite poudre pour portion preparation pur pure recharge recette rondelle sac ' +
  'sachet sans spray sur tranche tube';

/** The same within one category, where a word is said of most of its goods. */
const formWordsIn: Partial<Record<Category, string>> = {
  ALCOOL: 'vin',
  BOISSON: 'boisson eau energisante infusion minerale petillante',
  CONGELE: 'anneau chair queue',
  CONSERVE: 'concentre coeur fond pousse',
  EPICE: 'assaisonnement clou epice pate',
  FARINE: 'farine levure',
  FRUIT: 'fruit',
  GALETTE: 'galette pain pate',
  LAITDECOCO: 'copeau',
  LAITIER: 'buche creme fromage',
  LEGUME: 'pousse racine',
  NONALIMENTAIRE: 'creme gel liquide papier serviette',
  POISSONNERIE: 'dos longe pave',
  SAUCE: 'huile pate puree sauce',
  SNACKDESSERT: 'barre batonnet pate',
  TRAITEUR: 'assortiment',
  VIANDE:
    'aile allumette blanc boulette cote cotelette cuisse emince escalope gigot hache haut joue lap magret poitrine queue ' +
    'roti travers',
};

/** Goods that a shopper takes one for the other, though they are called differently: a text for each such family. */
const families: Partial<Record<Category, readonly string[]>> = {
  ALCOOL: ['champagne cremant prosecco mousseux', 'whisky bourbon', 'sake nigori'],
  BOISSON: [
    'jus nectar smoothie',
    'limonade orangeade citronnade',
    'source plate',
    'soja avoine amande riz epeautre noisette',
  ],
  CONGELE: ['gyoza ravioli wonton kao', 'nem samosa rouleau', 'glace sorbet'],
  CONSERVE: [
    'poire peche ananas mangue abricot litchi longane ramboutan jaque',
    'sardine maquereau anchois hareng',
    'haricot flageolet',
    'rillette terrine pate',
    'cassoulet saucisse',
  ],
  EPICE: ['curry colombo masala tandoori biryani garam', 'thym origan herbe romarin sarriette'],
  FARINE: ['ble fluide epeautre atta', 'fecule amidon'],
  FRUIT: [
    'orange clementine mandarine',
    'pamplemousse pomelo',
    'peche nectarine brugnon',
    'framboise mure myrtille groseille cassis',
    'litchi longane ramboutan',
    'melon pasteque',
    'prune mirabelle quetsche',
  ],
  GALETTE: ['baguette campagne', 'pita naan chapati', 'brick filo', 'wonton gyoza'],
  LAITDECOCO: ['lait creme'],
  LAITIER: [
    'comte emmental gruyere beaufort cantal mimolette gouda morbier raclette tomme edam cheddar',
    'brie camembert coulommiers',
    'roquefort bleu fourme gorgonzola',
    'mozzarella burrata',
    'parmigiano parmesan grana pecorino',
    'ricotta mascarpone',
    'fraiche legere fleurette',
    'yaourt skyr blanc suisse',
    'ribot kefir',
  ],
  LEGUME: [
    'laitue salade batavia mache roquette sucrine',
    'champignon pleurote shiitake enoki',
    'chou brocoli pak',
    'ciboule cebette ciboulette',
    'echalote oignon',
    'epinard blette liseron',
    'navet panais rutabaga',
    'potiron potimarron courge',
  ],
  NONALIMENTAIRE: ['eponge lavette'],
  NOUILLEINSTANTANEE: ['nouille ramen udon yakisoba laksa', 'pho bun tieu mien quang'],
  PLANTEGRAINECEREALE: ['muesli granola', 'boulgour semoule'],
  POISSONNERIE: [
    'cabillaud lieu colin merlu merlan eglefin pangasius tilapia',
    'daurade dorade bar loup rouget',
    'saumon truite',
    'sardine maquereau hareng',
    'crevette gambas langoustine',
    'encornet calamar seiche poulpe',
    'moule palourde coque',
  ],
  SAUCE: [
    'korma tikka',
    'teriyaki yakitori',
    'soja tamari',
    'nuoc poisson',
    'tournesol arachide colza',
    'hoisin char',
    'sriracha pimentee',
    'sambal harissa',
  ],
  SNACKDESSERT: [
    'biscuit sable beurre speculoos langue',
    'madeleine financier quatre brownie',
    'amande pistache cajou noisette',
    'tournesol courge',
    'chip tortilla',
    'chocolat truffe',
    'bonbon caramel',
  ],
  THECAFE: ['infusion tilleul camomille verveine', 'cacao chocolat'],
  TRAITEUR: ['nem samosa', 'sushi onigiri', 'gyoza kao', 'lasagne hachis'],
  VEGETARIEN: ['tofu tempeh', 'steak hache galette', 'boulette falafel nugget'],
  VERMICELLENOUILLE: ['spaghetti linguine penne fusilli farfalle macaroni coquillette rigatoni tagliatelle'],
  VIANDE: [
    'boeuf veau steak entrecote',
    'poulet dinde volaille pintade',
    'saucisse chipolata merguez knack',
    'saucisson chorizo coppa',
    'rillette pate terrine',
    'lardon fumee',
  ],
};

/** A word without its ending of number and gender: `Fumées`, folded, and `fume` are one. */
export function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s|x)$/, '').replace(/e+$/, '') : word;
}

const stems = (text: string): string[] => text.split(' ').filter(Boolean).map(stemOf);
const formStems = new Set(stems(formWords));
const stemmed = <T>(of: Partial<Record<Category, T>>, texts: (of: T) => readonly string[]) =>
  new Map(Object.entries(of).map(([category, said]) => [category, texts(said).map(stems)]));
const formStemsIn = stemmed(formWordsIn, (text) => [text]);
const familyStems = stemmed(families, (all) => all);

/**
 * The stems that name what a product is, its own first, then those of its family; none for a name without words. The
 * words are those of the name in French, folded, which begins with what a thing is.
 */
export function kindsOf(category: Category, words: readonly string[]): string[] {
  const [here = []] = formStemsIn.get(category) ?? [];
  const named = words.map(stemOf);
  const head = named.find((stem) => !formStems.has(stem) && !here.includes(stem)) ?? named[0];
  if (head === undefined) return [];
  const family = (familyStems.get(category) ?? []).find((known) => known.includes(head)) ?? [];
  return [...new Set([head, ...family])];
}
