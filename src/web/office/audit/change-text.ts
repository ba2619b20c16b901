import type { AuditItem } from '#contract/office/audit.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { zoneOf } from '../frame/store-zone.ts';
import type { ListAt } from '../list/list-definition.ts';
import { withWords } from './coded-word.ts';
import { fieldWord, innerWord } from './field-word.ts';
import { valueText } from './value-text.ts';

/** What a call does, by how its name begins; each has a word `admin.audit.verb_…`. */
const verbs = [
  'create',
  'update',
  'delete',
  'write',
  'reset',
  'add',
  'move',
  'mark',
  'answer',
  'moderate',
  'send',
  'export',
  'give',
  'return',
  'retry',
  'refund',
  'start',
  'run',
  'undo',
  'take',
  'finish',
  'handOver',
  'book',
  'cancel',
  'close',
  'empty',
] as const;
type Verb = (typeof verbs)[number];

/** The verb that the name of a call begins with: updateProduct → update; undefined where there is no word for it. */
export function actionVerb(action: string): Verb | undefined {
  return verbs.find((verb) => action.startsWith(verb));
}

type Change = AuditItem['changes'][number];

/** A change as it is read: its field, and what was before and after, or why neither is shown. */
export function changeWords(kind: ThingKind, change: Change, context: ListAt) {
  const { t } = context;
  const { field, before, after, isErased, isHidden } = change;
  const name = fieldWord(context, kind, field);
  const why = isErased ? t('admin.audit.erased') : isHidden ? t('admin.audit.hidden') : null;
  const words = {
    nothing: t('admin.audit.nothing'),
    yes: t('admin.audit.yes'),
    no: t('admin.audit.no'),
    name: (inner: string) => innerWord(context, inner),
  };
  const write = (value: unknown) => valueText(withWords(context, kind, field, value), words, context);
  return why === null ? { name, why, before: write(before), after: write(after) } : { name, why };
}

/** All changes of an entry for a file, a line each: “Price: 2 → 2.5”. */
export function changesText(
  { thing, changes, storeId }: Pick<AuditItem, 'thing' | 'changes' | 'storeId'>,
  list: ListAt,
): string {
  const at = { ...list, timeZone: zoneOf(storeId, list) };
  const lines = changes.map((change) => {
    const { name, why, before, after } = changeWords(thing.kind, change, at);
    return `${name}: ${why ?? `${before} → ${after}`}`;
  });
  return lines.join('\n');
}
