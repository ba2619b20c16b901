/** Words of the back office: form. */
export const form = {
  'form.save': 'Enregistrer',
  'form.discard': 'Annuler les changements',
  'form.unsaved_one': '{{count}} champ non enregistré',
  'form.unsaved_other': '{{count}} champs non enregistrés',
  'form.allSaved': 'Tout est enregistré',
  'form.conflict': 'Quelqu’un d’autre a enregistré entre-temps',
  'form.conflictText': 'Vos changements sont gardés dans le formulaire. Vérifiez, puis enregistrez à nouveau.',
  'form.theirs': 'enregistré\u202f: {{value}}',
  'form.mine': 'chez vous\u202f: {{value}}',
  'form.partFilled': 'Renseigné',
  'form.partWrong': 'À vérifier',
  'form.takeTheirs': 'Prendre la valeur enregistrée',
  'form.zone': 'Heure de {{city}} ({{offset}})',
  'form.zoneNever': 'Cette heure n’existe pas ce jour-là (changement d’heure)\u202f: {{time}} est retenu.',
  'form.zoneTwice': 'Cette heure a lieu deux fois cette nuit-là\u202f: la première est retenue.',
};

export type FormWords = Record<keyof typeof form, string>;
