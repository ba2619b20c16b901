/**
 * Whose facts of goods an import may fill in, and under which licence: what is shown of them names both (ODbL 1.0, section
 * 4.3, asks for it).
 */
export const factsSources = ['openFoodFacts'] as const;
export type FactsSource = (typeof factsSources)[number];

type Credit = { name: string; licence: string; url: string; licenceUrl: string };

export const factsCredits: Record<FactsSource, Credit> = {
  openFoodFacts: {
    name: 'Open Food Facts',
    licence: 'ODbL 1.0',
    url: 'https://world.openfoodfacts.org',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
};
