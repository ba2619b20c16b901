import { type FlagPath, flagPaths } from '#domain/access/feature-config.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { networkNames, type SocialNetwork } from '#domain/pages/social-link.ts';
import { type FieldName, fieldNames } from './field-names.ts';
import type { ThingKind } from './thing-kind.ts';

/** What a part of a field's name stands for; `unknown` has no words. */
export type FieldPart =
  | { kind: 'word'; name: FieldName }
  | { kind: 'language'; language: Language }
  | { kind: 'store'; id: number }
  | { kind: 'flag'; flag: FlagPath }
  | { kind: 'text'; text: string }
  | { kind: 'unknown'; text: string };

/** Fields whose parts staff have named themselves. */
const ownNames = new Set(['legalNumbers', 'colours']);

/** The parts of a recorded field: `stores.3.price` of a product is its price in store 3. */
export function fieldParts(thing: ThingKind, field: string): FieldPart[] {
  if (thing === 'featureConfig') {
    const flag = flagPaths.find((path) => path === field);
    return [flag ? { kind: 'flag', flag } : { kind: 'unknown', text: field }];
  }
  const [head = '', ...rest] = field.split('.');
  if (head === 'stores' && /^\d+$/.test(rest[0] ?? ''))
    return [...rest.slice(1).map(fieldPart), { kind: 'store', id: Number(rest[0]) }];
  // Their names may have dots.
  if (head === 'nutrition' && rest.length > 0) {
    const part = fieldPart(rest.join('.'));
    return [fieldPart(head), part.kind === 'unknown' ? { kind: 'text', text: part.text } : part];
  }
  if (ownNames.has(head) && rest.length > 0) return [fieldPart(head), { kind: 'text', text: rest.join('.') }];
  if (head === 'socialLinks')
    return [head, ...rest].map((part) => {
      const text = Object.hasOwn(networkNames, part) ? networkNames[part as SocialNetwork] : undefined;
      return text ? { kind: 'text', text } : fieldPart(part);
    });
  return [head, ...rest].map(fieldPart);
}

/** What one name stands for, as objects within a list have them. */
export function fieldPart(part: string): FieldPart {
  const name = fieldNames.find((known) => known === part);
  if (name) return { kind: 'word', name };
  const language = languages.find((known) => known === part);
  return language ? { kind: 'language', language } : { kind: 'unknown', text: part };
}
