import { type FieldPart, fieldPart, fieldParts } from '#domain/audit/field-part.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { languageFacts } from '#domain/language/language.ts';
import type { ListAt } from '../list/list-definition.ts';

type WordContext = Pick<ListAt, 't' | 'stores'>;

/** What a field is called: `names.fr` → Nom · Français, `stores.3.price` → Prix · Lille. */
export function fieldWord(context: WordContext, kind: ThingKind, field: string): string {
  return fieldParts(kind, field)
    .map((part) => partWord(context, part))
    .join(' · ');
}

/** What a name within a list is called. */
export const innerWord = (context: WordContext, name: string): string => partWord(context, fieldPart(name));

function partWord({ t, stores }: WordContext, part: FieldPart): string {
  if (part.kind === 'word') return t(`admin.audit.field_${part.name}`);
  if (part.kind === 'language') return languageFacts[part.language].name;
  if (part.kind === 'flag') return t(`admin.flags.${part.flag}`);
  // A store that is hidden is not among those of the pages.
  if (part.kind === 'store')
    return stores.find(({ id }) => id === part.id)?.name ?? t('admin.products.storeNumber', { id: part.id });
  return part.text;
}
