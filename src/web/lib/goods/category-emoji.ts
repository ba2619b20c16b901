import type { Category } from '#domain/catalogue/category.ts';

const emoji: Record<Category, string> = {
  ALCOOL: '🍷',
  BOISSON: '🧃',
  CONGELE: '❄️',
  CONSERVE: '🥫',
  EPICE: '🌶️',
  FARINE: '🌾',
  FRUIT: '🍎',
  GALETTE: '🫓',
  LAITDECOCO: '🥥',
  LAITIER: '🧀',
  LEGUME: '🥕',
  NOUILLEINSTANTANEE: '🍜',
  PLANTEGRAINECEREALE: '🥣',
  POISSONNERIE: '🐟',
  RIZ: '🍚',
  SAUCE: '🫙',
  SNACKDESSERT: '🍪',
  THECAFE: '🍵',
  TRAITEUR: '🥗',
  VEGETARIEN: '🥬',
  VERMICELLENOUILLE: '🍝',
  VIANDE: '🥩',
  NONALIMENTAIRE: '🧽',
};

/** What stands for a category, or for a product of it, where there is no picture. */
export function categoryEmoji(code: string): string {
  return (emoji as Record<string, string>)[code] ?? '🛒';
}
