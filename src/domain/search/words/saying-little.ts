import { foldText } from './search-text.ts';

const list = (text: string) => text.split(' ');

/** Words that say how something is packed, for whom it is or how it is wished for. */
const written: ReadonlySet<string> = new Set([
  ...list(
    'un une le mon quelques paquet boîte bouteille pack lot sac sachet pot barquette brique canette tranche morceau',
  ),
  ...list(
    'frais fraîche acheter bon cher pas meilleur qualité promo format taille grand grande petit petite gros grosse',
  ),
  ...list('enfant enfants adulte maison cuisine famille familial familiale classique simple ordinaire marque'),
  ...list('quelque chose truc idée idées produit produits besoin cherche veux'),
  ...list(
    'a an the my packet box bottle can tin bag jar carton bunch fresh some buy cheap good best piece slice sliced pieces',
  ),
  ...list('large small big size family kids children adult classic regular everyday brand offer deal cooking'),
  ...list('something anything things stuff ideas idea product products i need want to from in'),
  ...list('gói hộp chai lọ lon bịch túi thùng lốc bao vỉ cái quả củ con bó trái tươi ngon mua rẻ miếng'),
  ...list('đồ nguyên liệu cho loại hàng một to tờ nhỏ lớn nguyên sạch chất lượng gia đình trẻ em người nấu làm'),
]);
const folded: ReadonlySet<string> = new Set([...written].map(foldText));

/**
 * Whether a search that finds nothing as it was typed is tried without this word. Where it was typed with accents they
 * count: grated is no bag (`bào`, `bao`).
 */
export function saysLittle(word: string, form = word): boolean {
  return folded.has(word) && (form === word || written.has(form));
}
