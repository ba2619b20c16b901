/** Words of the back office: texts. */
export const texts = {
  'texts.loadFailed': 'Les textes n’ont pas pu être chargés',
  'texts.saveFailed': 'Le texte n’a pas pu être enregistré',
  'texts.saved': 'Texte enregistré',
  'texts.page_privacy-policy': 'Confidentialité',
  'texts.page_terms-of-service': 'Conditions générales',
  'texts.page_returns-refunds': 'Retourner un produit, étape par étape',
  'texts.page_about': 'À propos',
  'texts.page_accessibility': 'Accessibilité',
  'texts.page_returns': 'Retours et remboursements',
  'texts.page_shipping': 'Livraison et retrait',
  'texts.page_legal': 'Mentions légales (litiges)',
  'texts.page_faq': 'Questions fréquentes (les vôtres)',
  'texts.bundled': 'Texte d’origine',
  'texts.changedAt': 'Modifié le {{date}}',
  'texts.text': 'Texte ({{language}})',
  'texts.hint': 'En Markdown. Vide, le texte d’origine revient. {{gaps}} sont remplis par la page.',
  'texts.hintQuestions':
    'En Markdown. Chaque ligne qui commence par ## est une question\u202f; ce qui suit, jusqu’à la prochaine, est sa réponse. Ce qui précède la première n’est pas montré, ni une question sans réponse. {{gaps}} sont remplis par la page.',
  'texts.preview': 'Aperçu',
  'texts.previewFailed': 'L’aperçu n’a pas pu être fait',
  'texts.versions': 'Versions',
  'texts.noVersions': 'Le texte d’origine n’a pas été changé.',
  'texts.version': 'Version {{number}}',
  'texts.by': 'Compte {{id}}',
  'texts.byErased': 'Compte supprimé',
  'texts.current': 'Actuelle',
  'texts.takeBack': 'Reprendre',
  'texts.takenBack': 'Version {{number}} reprise',
};

export type TextsWords = Record<keyof typeof texts, string>;
