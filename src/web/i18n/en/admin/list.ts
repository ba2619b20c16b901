import type { ListWords } from '../../fr/admin/list.ts';

export const list: ListWords = {
  'list.all': 'All',
  'list.none': 'Nothing matches these criteria',
  'list.filters': 'Filters',
  'list.clear': 'Clear filters',
  'list.columns': 'Columns',
  'list.columnsReset': 'Original columns',
  'list.moveUp': 'Move {{name}} up',
  'list.moveDown': 'Move {{name}} down',
  'list.perPage': 'Rows per page',
  'list.select': 'Select {{name}}',
  'list.selectPage': 'Select the whole page',
  'list.selected_one': '{{count}} row selected',
  'list.selected_other': '{{count}} rows selected',
  'list.unselect': 'Select none',
  'list.export': 'CSV file',
  'list.exporting': '{{percent}}%… Cancel',
  'list.exportFailed': 'The file could not be made',
  'list.moreThan': 'More than {{rows}}',
  'list.newestOf': 'More than {{rows}}: only the newest are shown',
  'list.exportCut': 'The file stops there: {{rows}}. Narrow the list down to get the rest',
};
