/** A value of a form as Stripe reads it: `a[b][0][c]=1` is `{ a: { b: [{ c: '1' }] } }`. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form | FormValue[];

export function parseForm(encoded: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/\[|\]\[?/).filter((part, i, all) => part !== '' || i < all.length - 1);
    setAt(form, path, value);
  }
  return toLists(form) as Form;
}

function setAt(form: Form, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null);
  form[key] = next;
  setAt(next, rest, value);
}

/** What has 0, 1, 2 … for names is a list. */
function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const inner = names.map((name) => toLists(value[name] ?? ''));
  if (names.length > 0 && names.every((name, i) => name === String(i))) return inner;
  return Object.fromEntries(names.map((name, i) => [name, inner[i] ?? '']));
}

export function textAt(form: Form, ...path: readonly (string | number)[]): string | null {
  const found = valueAt(form, path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** Texts by name, as metadata are. */
export function textsAt(form: Form, ...path: readonly string[]): Record<string, string> {
  const found = valueAt(form, path);
  if (typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function valueAt(form: Form, path: readonly (string | number)[]): FormValue | undefined {
  let value: FormValue | undefined = form;
  for (const name of path) value = typeof value === 'object' ? (value as Form)[name] : undefined;
  return value;
}
