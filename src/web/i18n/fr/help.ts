/** Words of the help pages: questions, delivery, returns, support, legal notice, privacy; of the demo product too. */
export const help = {
  demo: 'Produit de démonstration',
  demoFailed: 'Le produit de démonstration n’a pas pu être affiché',
  demoName: 'Démo',
  demoText:
    'Les données du produit n’ont pas pu être chargées. Ce produit est un exemple\u202f: il n’a ni prix ni stock et ne se commande pas.',
  detailsFailed: 'Le détail du produit n’a pas pu être chargé',
  removed: 'Ce produit n’est plus vendu ici. Le rayon en a d’autres.',
  navigation: 'Aide et informations',
  faq: 'Questions fréquentes',
  shipping: 'Livraison et retrait',
  returns: 'Retours et remboursements',
  support: 'Centre d’aide',
  legal: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions générales',
  faqDescription: 'Commander, payer, être livré, retirer ses courses\u202f: les réponses aux questions de nos clients.',
  shippingDescription:
    'Où chaque magasin livre, à quel prix, dès quel montant c’est offert, et ses horaires de retrait.',
  returnsDescription: 'Rétractation sous 14 jours, produits abîmés ou manquants, remboursement\u202f: vos droits.',
  supportDescription: 'Cherchez parmi les questions et les pages d’aide, ou contactez-nous.',
  legalDescription: 'L’éditeur de ce site, ses numéros d’immatriculation et ses coordonnées.',
  privacyDescription: 'Ce que ce site garde sur vous, pourquoi, combien de temps, et vos droits.',
  termsDescription: 'Commander, payer, être livré, vos garanties\u202f: les règles des achats sur ce site.',

  faqIntro: 'Vous ne trouvez pas la réponse\u202f? Appelez-nous ou écrivez-nous.',
  faqStoreQ: 'Pourquoi choisir un magasin\u202f?',
  faqStoreA:
    'Chaque magasin a ses rayons, son stock et ses tarifs de livraison. Nous affichons ceux du magasin que vous avez choisi, en haut de chaque page. Si vous en changez, nous vous demandons ce que devient votre panier\u202f: rien n’est retiré sans vous le dire.',
  faqGuestQ: 'Faut-il un compte pour commander\u202f?',
  faqGuestYes:
    'Non. Vous pouvez commander avec votre nom, votre adresse e-mail et votre téléphone\u202f; l’e-mail de confirmation contient le lien vers votre commande. Un compte retient vos coordonnées et vos commandes, et votre panier vous suit d’un appareil à l’autre.',
  faqGuestNo: 'Oui, un compte est nécessaire pour commander. Il retient vos coordonnées et vos commandes.',
  faqPayQ: 'Comment payer\u202f?',
  faqPayA: 'Moyens de paiement acceptés\u202f: {{methods}}. Les prix affichés sont toutes taxes comprises.',
  faqPayCard: 'carte bancaire',
  faqPayPaypal: 'PayPal',
  faqPayTransfer: 'virement bancaire',
  faqPayCash: 'espèces, à la livraison ou au retrait',
  faqDeliveryQ: 'Où livrez-vous, et à quel prix\u202f?',
  faqDeliveryA:
    'Chaque magasin a ses codes postaux et ses frais\u202f; la page Livraison les donne tous. Le panier calcule les frais dès que vous indiquez votre code postal. Le retrait en magasin est gratuit.',
  faqWeightQ: 'Comment sont vendus les produits au poids\u202f?',
  faqWeightA:
    'Un appui ajoute la quantité habituelle (1 kg de pommes, 200 g de jambon, un poulet entier)\u202f; chaque appui suivant en ajoute un peu plus. Vous pouvez aussi saisir la quantité. Le prix au kilo, au litre ou à la pièce figure toujours à côté du prix.',
  faqStockQ: 'Un produit peut-il manquer après ma commande\u202f?',
  faqStockA:
    'Le stock est vérifié et réservé au moment où vous validez. Si un prix ou un stock a changé entre-temps, nous vous montrons les nouveaux montants, et vous choisissez de confirmer ou non.',
  faqOrderQ: 'Où en est ma commande\u202f?',
  faqOrderA:
    'La page Commandes montre chaque étape\u202f: confirmée, en préparation, prête ou en livraison, puis retirée ou livrée. Sans compte, ouvrez le lien de l’e-mail de confirmation.',
  faqReturnQ: 'Puis-je retourner un produit ou être remboursé\u202f?',
  faqReturnA:
    'Vous avez 14 jours pour changer d’avis, sauf pour les produits qui se périment vite et les produits scellés que vous avez ouverts. Un produit abîmé, manquant ou différent est remplacé ou remboursé. La page Retours dit comment faire.',
  faqPasswordQ: 'Comment retrouver l’accès à mon compte\u202f?',
  faqPasswordA:
    'Dans la fenêtre de connexion, choisissez «\u202fMot de passe oublié\u202f?\u202f» et indiquez votre adresse e-mail. Vous recevez un lien, valable une heure, pour choisir un nouveau mot de passe.',
  faqProQ: 'Proposez-vous des prix pour les professionnels\u202f?',
  faqProA:
    'Oui. Créez un compte professionnel avec votre numéro de TVA ou SIRET\u202f; nous le vérifions, puis les prix de gros s’appliquent. D’ici là, vous voyez les prix publics.',

  shippingIntro:
    'Les frais dépendent du magasin, de votre code postal et du montant de vos achats, remises déduites. Le panier les calcule dès que vous indiquez votre code postal.',
  shippingPickup: 'Retrait en magasin',
  shippingPickupText: 'Gratuit, dans tous nos magasins, pendant les heures d’ouverture.',
  shippingDelivers: 'Livraison',
  shippingNone: 'Ce magasin ne livre pas. Le retrait y est gratuit.',
  shippingCodes_one: 'Code postal {{codes}}',
  shippingCodes_other: 'Codes postaux {{codes}}',
  shippingElsewhere: 'Autres codes postaux',
  shippingEverywhere: 'Tous les codes postaux',
  shippingOnly: 'Pas de livraison ailleurs.',
  shippingAmount: 'Montant des achats',
  shippingFee: 'Frais de livraison',
  shippingFrom: 'À partir de {{from}}',
  shippingBetween: 'De {{from}} à moins de {{to}}',
  shippingBelow: 'Moins de {{to}}',
  shippingAny: 'Tout montant',
  shippingFree: 'Offerte',
  shippingNot: 'Pas de livraison',
  hours: 'Horaires',

  returnsIntro: 'Ces règles s’appliquent à toute commande passée sur ce site par un particulier.',
  returnsWithdrawTitle: 'Changer d’avis\u202f: 14 jours',
  returnsWithdraw1:
    'Vous disposez de 14 jours après la réception ou le retrait de votre commande pour vous rétracter, sans donner de motif (articles L221-18 et suivants du code de la consommation). Si la commande arrive en plusieurs fois, le délai court depuis la dernière réception.',
  returnsWithdraw2:
    'Écrivez-nous ou appelez-nous, ou envoyez le formulaire ci-dessous. Vous avez ensuite 14 jours pour rapporter les produits dans l’un de nos magasins ou nous les renvoyer à vos frais.',
  returnsWithdraw3:
    'Nous remboursons la totalité des sommes versées, frais de livraison standard compris, au plus tard 14 jours après avoir appris votre décision, par le moyen de paiement que vous avez utilisé. Nous pouvons attendre d’avoir reçu les produits, ou la preuve de leur envoi. Si vous ne retournez qu’une partie de la commande, ces produits sont remboursés.',
  returnsExceptTitle: 'Les exceptions de la loi',
  returnsExcept1: 'L’article L221-28 du code de la consommation exclut du droit de rétractation notamment\u202f:',
  returnsExceptPerishable:
    'les produits qui se détériorent ou se périment rapidement\u202f: fruits et légumes, viande, poisson, produits frais et traiteur\u202f;',
  returnsExceptSealed:
    'les produits scellés que vous avez ouverts et qui ne peuvent être repris pour des raisons d’hygiène ou de santé, par exemple une boisson ou une conserve entamée.',
  returnsExcept2:
    'Les autres produits, non ouverts, peuvent être retournés. Ces exceptions ne touchent pas vos garanties.',
  returnsFaultTitle: 'Produit abîmé, manquant ou non conforme',
  returnsFault1:
    'Si un produit est abîmé, périmé, manquant ou différent de celui que vous avez commandé, dites-le-nous avec le numéro de la commande et, si possible, une photo.',
  returnsFault2:
    'Le vendeur répond des défauts de conformité (articles L217-3 et suivants du code de la consommation, deux ans à compter de la délivrance) et des vices cachés (articles 1641 et suivants du code civil). Le produit est remplacé gratuitement\u202f; à défaut, le prix est réduit ou remboursé.',
  returnsFormTitle: 'Modèle de formulaire de rétractation',
  returnsFormText: 'À compléter et à nous renvoyer seulement si vous souhaitez vous rétracter\u202f:',
  returnsForm1: 'À l’attention de {{name}}, {{contact}}\u202f:',
  returnsForm2: 'Je vous notifie ma rétractation du contrat portant sur la vente des produits suivants\u202f:',
  returnsForm3: 'Commandés le\u00a0/\u00a0reçus le\u202f:',
  returnsForm4: 'Nom et adresse\u202f:',
  returnsForm5: 'Date, et signature si le formulaire est envoyé sur papier\u202f:',

  legalPublisher: 'Éditeur du site',
  legalName: 'Raison sociale',
  legalAddress: 'Siège social',
  legalSince: 'Depuis',
  legalPhone: 'Téléphone',
  legalEmail: 'Adresse e-mail',
  legalStores: 'Établissements',
  legalMediation: 'Règlement des litiges',
  legalMediationText:
    'En cas de litige, écrivez-nous d’abord. Si nous ne trouvons pas d’accord, vous pouvez recourir gratuitement à un médiateur de la consommation (articles L611-1 et suivants du code de la consommation), sans perdre le droit de saisir un tribunal.',

  returnSteps: 'Retourner un produit, étape par étape',
  returnStepsDescription: 'Prévenir, rapporter, être remboursé\u202f: les étapes d’un retour.',
  accessibility: 'Accessibilité',
  accessibilityDescription:
    'Ce qui a été vérifié pour que ce site serve à tout le monde, ce qui ne l’a pas été, et comment signaler un obstacle.',
  keptTitle: 'Tous les noms, un par un',
  keptText: 'Voici tout ce que ce site peut garder dans votre navigateur. Rien n’est écrit avant que ce soit utile.',
  keptName: 'Nom',
  keptPurpose: 'À quoi cela sert',
  keptTime: 'Jusqu’à quand',
  keptFor_language: 'La langue choisie',
  keptFor_store: 'Le magasin choisi, et celui du panier',
  keptFor_session: 'Vous garder connecté',
  keptFor_signIn: 'Terminer une connexion en deux étapes ou par un fournisseur d’identité',
  keptFor_cart: 'Votre panier',
  keptFor_delivery: 'Livraison ou retrait, et votre code postal',
  keptFor_search: 'Vos dernières recherches',
  keptFor_addresses: 'Les adresses saisies sans compte',
  keptFor_email: 'L’adresse e-mail de la connexion, si vous le demandez',
  keptFor_flags: 'Ce que l’enseigne a activé sur le site',
  keptFor_passkey: 'Ne pas reproposer trop vite une clé d’accès',
  keptFor_reading: 'Revenir à une page sans la recharger, à l’endroit où vous étiez',
  keptFor_order: 'Ne pas envoyer deux fois une commande, et la montrer une fois passée',
  keptFor_checkout: 'Ce que vous tapez en commandant, sans rien de vos cartes',
  keptFor_slot: 'Le créneau qui vous est réservé',
  keptUntil_year: 'Un an',
  keptUntil_stay: 'Quand vous fermez le navigateur, ou 30 jours si vous restez connecté',
  keptUntil_minutes: 'Quelques minutes',
  keptUntil_signOut: 'Quand vous vous déconnectez, ou l’effacez',
  keptUntil_erased: 'Quand vous l’effacez',
  keptUntil_tab: 'Quand vous fermez l’onglet',
  keptUntil_week: 'Quand la commande est passée, au bout d’une semaine, ou quand vous vous déconnectez',
  updatedOn: 'Dernière mise à jour\u202f: {{date}}',
};

export type HelpWords = Record<keyof typeof help, string>;
