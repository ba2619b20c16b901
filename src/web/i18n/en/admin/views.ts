import type { ViewsWords } from '../../fr/admin/views.ts';

export const views: ViewsWords = {
  'views.menu': 'Views',
  'views.none': 'No saved views',
  'views.own': 'My views',
  'views.shared': 'Shared views',
  'views.save': 'Save this view',
  'views.name': 'Name of the view',
  'views.isShared': 'shared',
  'views.share': 'Share',
  'views.shareHint': 'Everybody who may open this list sees it.',
  'views.replace': 'Replace with the filters and columns shown',
  'views.edit': 'Change the view {{name}}',
  'views.delete': 'Delete the view',
  'views.deleteQuestion': 'Delete the view {{name}}?',
  'views.saved': 'View saved',
  'views.deleted': 'View deleted',
  'views.failed': 'The view could not be saved',
  'views.deleteFailed': 'The view could not be deleted',
  'views.conflict': 'Somebody else has changed this view in the meantime. Check, then save again.',
  'views.loadFailed': 'The views could not be loaded',
};
