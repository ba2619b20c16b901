const list = (text: string) => text.split(' ');

/**
 * Words, folded, that say how something is packed, for whom it is or how it is wished for: looked for where names have
 * them, else left out of a search.
 */
const sayingLittle: ReadonlySet<string> = new Set([
  ...list(
    'un une le mon quelques paquet boite bouteille pack lot sac sachet pot barquette brique canette tranche morceau',
  ),
  ...list(
    'frais fraiche acheter bon cher pas meilleur qualite promo format taille grand grande petit petite gros grosse',
  ),
  ...list('enfant enfants adulte maison cuisine famille familial familiale classique simple ordinaire marque'),
  ...list(
    'a an the my packet box bottle can tin bag jar carton bunch fresh some buy cheap good best piece slice sliced pieces',
  ),
  ...list('large small big size family kids children adult classic regular everyday brand offer deal cooking'),
  ...list('goi hop chai lon bich tui thung loc bao vi cai qua con bo trai tuoi ngon mua re mieng'),
  ...list('cho loai hang mot to nho lon nguyen sach ngon chat luong gia dinh tre em nguoi nau lam'),
]);

/** Whether a search that finds nothing as it was typed is tried without this word. */
export function saysLittle(word: string): boolean {
  return sayingLittle.has(word);
}
