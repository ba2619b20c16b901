import type { Category } from '#domain/catalogue/category.ts';

/** How a kind of customer shops: how many there are in a hundred, how often they come, what they like. */
export type Habits = {
  share: number;
  /** Visits beside a family's. */
  rhythm: number;
  /** Lines of a basket, both included. */
  lines: readonly [number, number];
  /** Multiplies the quantities. */
  appetite: number;
  likes: Partial<Record<Category, number>>;
  /** Minutes after midnight when they mostly order; others order in the evening. */
  hours?: readonly [number, number];
};

export type Household = 'family' | 'couple' | 'single' | 'student' | 'office' | 'restaurant';

export const households: Record<Household, Habits> = {
  family: {
    share: 40,
    rhythm: 1,
    lines: [22, 40],
    appetite: 1.5,
    likes: { LAITIER: 1.4, SNACKDESSERT: 1.3, FRUIT: 1.2, NONALIMENTAIRE: 1.2, CONGELE: 1.2 },
  },
  couple: {
    share: 26,
    rhythm: 0.8,
    lines: [16, 30],
    appetite: 1,
    likes: { POISSONNERIE: 1.3, ALCOOL: 1.6, LEGUME: 1.2 },
  },
  single: {
    share: 12,
    rhythm: 0.7,
    lines: [11, 22],
    appetite: 0.8,
    likes: { TRAITEUR: 1.8, CONGELE: 1.3, VIANDE: 0.7 },
  },
  student: {
    share: 7,
    rhythm: 0.6,
    lines: [10, 18],
    appetite: 0.8,
    likes: { NOUILLEINSTANTANEE: 5, SNACKDESSERT: 1.6, CONGELE: 1.6, RIZ: 1.4, POISSONNERIE: 0.2, VIANDE: 0.6 },
  },
  office: {
    share: 6,
    rhythm: 1,
    lines: [12, 24],
    appetite: 3,
    hours: [8 * 60, 11 * 60],
    likes: {
      THECAFE: 6,
      BOISSON: 4,
      SNACKDESSERT: 4,
      FRUIT: 2,
      NONALIMENTAIRE: 2.5,
      TRAITEUR: 1.5,
      LAITIER: 0.6,
      VIANDE: 0,
      POISSONNERIE: 0,
      RIZ: 0,
      FARINE: 0,
      EPICE: 0,
      SAUCE: 0.1,
      CONSERVE: 0.1,
      ALCOOL: 0,
      LEGUME: 0.1,
      LAITDECOCO: 0,
      CONGELE: 0,
      PLANTEGRAINECEREALE: 0.2,
      VERMICELLENOUILLE: 0,
      GALETTE: 0.5,
      VEGETARIEN: 0,
    },
  },
  restaurant: {
    share: 9,
    rhythm: 1.2,
    lines: [15, 32],
    appetite: 5,
    hours: [14 * 60, 17 * 60],
    likes: {
      LEGUME: 2,
      VIANDE: 2,
      POISSONNERIE: 1.8,
      RIZ: 3,
      SAUCE: 2.5,
      VERMICELLENOUILLE: 2,
      GALETTE: 1.5,
      EPICE: 1.5,
      LAITDECOCO: 2.5,
      NOUILLEINSTANTANEE: 0,
      SNACKDESSERT: 0.2,
      TRAITEUR: 0,
      CONGELE: 0.5,
      ALCOOL: 1.5,
    },
  },
};

/** What a taste adds to the habits of a household. */
export const tastes = {
  french: { VIANDE: 1.1, LAITIER: 1.2, GALETTE: 1.2, ALCOOL: 1.2 },
  asian: {
    RIZ: 2.2,
    VERMICELLENOUILLE: 2.2,
    SAUCE: 1.8,
    LAITDECOCO: 1.8,
    GALETTE: 1.3,
    NOUILLEINSTANTANEE: 1.6,
    LAITIER: 0.6,
    LEGUME: 1.3,
    POISSONNERIE: 1.3,
  },
  vegetarian: { VIANDE: 0, POISSONNERIE: 0, VEGETARIEN: 4, LEGUME: 1.5, PLANTEGRAINECEREALE: 2, FRUIT: 1.3 },
} as const satisfies Record<string, Partial<Record<Category, number>>>;
export type Taste = keyof typeof tastes;

/** How much a household of a taste likes a category beside the others; 0 is never. */
export function likingOf(household: Household, taste: Taste, category: Category): number {
  const { likes } = households[household];
  const adds: Partial<Record<Category, number>> = tastes[taste];
  return (likes[category] ?? 1) * (adds[category] ?? 1);
}
