import type { SearchWords } from '../../fr/admin/search.ts';

export const search: SearchWords = {
  'search.misses': 'Searches that found nothing',
  'search.missesHint': 'What shoppers looked for in vain, the most frequent first.',
  'search.synonyms': 'Words for kinds of goods',
  'search.synonymsHint': 'Separate the words with commas. “tp” can lead to the kind “Toilet paper”.',
  'search.kinds': 'Kinds',
  'search.removeKind': 'Remove the kind {{kind}}',
  'search.words': 'Words searched',
  'search.language': 'Language',
  'search.count': 'Times',
  'search.lastAt': 'Last time',
  'search.sort_count': 'Most frequent',
  'search.sort_latest': 'Latest',
  'search.teach': 'Teach',
  'search.add': 'Add a line',
  'search.remove': 'Remove line {{number}}',
  'search.saved': 'Words saved',
  'search.saveFailed': 'The words could not be saved',
  'search.loadFailed': 'The words could not be loaded',
  'search.noMisses': 'Every search found something.',
};
