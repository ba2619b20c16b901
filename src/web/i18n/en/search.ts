import type { SearchWords } from '../fr/search.ts';

export const search = {
  all: 'All results for “{{term}}”',
  categories: 'Aisles',
  corrected: 'Nothing for “{{term}}”. Here is “{{corrected}}”.',
  failed: 'Suggestions are not available. Press Enter to search.',
  forget: 'Remove “{{term}}”',
  forgetAll: 'Clear all',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  hint: '↑ ↓ to choose, Enter to open, Shift + Enter to add, Esc to close',
  loading: 'Searching…',
  nothing: 'Nothing like it on the shelves',
  past: 'Recent searches',
  products: 'Products',
  suggestions: 'Suggestions',
  terms: 'Searches',
} satisfies SearchWords;
