/** What a call does, by how its name begins; each has a word `admin.audit.verb_…`. */
const verbs = [
  ...(['create', 'update', 'delete', 'write', 'reset', 'add', 'move', 'mark'] as const),
  ...(['answer', 'moderate', 'send', 'export', 'give', 'return', 'retry'] as const),
];
type Verb = (typeof verbs)[number];

/** The verb that the name of a call begins with: updateProduct → update; undefined where there is no word for it. */
export function actionVerb(action: string): Verb | undefined {
  return verbs.find((verb) => action.startsWith(verb));
}
