/**
 * What of a Typesense's `filter_by` and `sort_by` the shop uses, read and refused as version 30.2 does it
 * (https://typesense.org/docs/30.2/api/search.html, and src/filter.cpp and src/collection_manager.cpp of its repository).
 */
export type StoredField = { name: string; type: string; sort: boolean };
export type Stored = { seq: number; document: { id: string } & Record<string, unknown> };
export type Passes = (stored: Stored) => boolean;
export type Compare = (a: Stored, b: Stored) => number;

/** What the server refuses, by the status that it answers. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The server's own limit where `--filter-by-max-ops` is not set. */
const mostOperations = 100;
const mostSorts = 3;

type Fields = ReadonlyMap<string, StoredField>;

export function readFilter(text: string, fields: Fields): Passes {
  const tokens = text.match(/&&|\|\||[()]|(?:[^&|()[\]]|\[[^\]]*\])+/g)?.map((token) => token.trim()) ?? [];
  const parts = tokens.filter((token) => token !== '');
  if (parts.filter((token) => token !== '(' && token !== ')').length > mostOperations)
    throw new Refused(400, `\`filter_by\` has too many operations. Maximum allowed: ${mostOperations}.`);
  let at = 0;
  const any = (): Passes => {
    const all = [every()];
    while (parts[at] === '||') {
      at++;
      all.push(every());
    }
    return (stored) => all.some((passes) => passes(stored));
  };
  const every = (): Passes => {
    const all = [one()];
    while (parts[at] === '&&') {
      at++;
      all.push(one());
    }
    return (stored) => all.every((passes) => passes(stored));
  };
  const one = (): Passes => {
    const token = parts[at++];
    if (token === '(') {
      const inner = any();
      if (parts[at++] !== ')') throw new Refused(400, 'Could not parse the filter query: unbalanced parentheses.');
      return inner;
    }
    if (token === undefined || /^(&&|\|\||\))$/.test(token))
      throw new Refused(400, 'Could not parse the filter query.');
    return readTest(token, fields);
  };
  const passes = any();
  if (at < parts.length) throw new Refused(400, 'Could not parse the filter query.');
  return passes;
}

function readTest(text: string, fields: Fields): Passes {
  const colon = text.indexOf(':');
  if (colon < 0) throw new Refused(400, 'Could not parse the filter query.');
  const [name, raw] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  const [, sign = '', rest = ''] = /^(!=|>=|<=|[=<>]|)\s*(.*)$/s.exec(raw) ?? [];
  const list = rest.startsWith('[') && rest.endsWith(']') ? rest.slice(1, -1).split(',') : [rest];
  const values = list.map((value) => value.trim());
  if (values.some((value) => value === '')) throw new Refused(400, `Error with filter field \`${name}\`: empty.`);
  if (name === 'id') {
    const ids = new Set(values);
    return ({ document }) => ids.has(document.id) !== (sign === '!=');
  }
  const field = fields.get(name);
  if (!field) throw new Refused(404, `Could not find a filter field named \`${name}\` in the schema.`);
  const tests = values.map((value) => testOf(name, sign === '!=' ? '=' : sign, value));
  // Of a list any value, and of an array any of its elements; `!=` is what all of that leaves.
  return ({ document }) => {
    const own = document[name];
    const elements = (Array.isArray(own) ? own : [own]) as number[];
    return tests.some((test) => elements.some(test)) !== (sign === '!=');
  };
}

function testOf(name: string, sign: string, value: string): (element: number) => boolean {
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(value);
  if (range) return (element) => element >= Number(range[1]) && element <= Number(range[2]);
  const [, own = sign, digits] = /^(>=|<=|[<>=])?\s*(-?\d+)$/.exec(value) ?? [];
  if (digits === undefined) throw new Refused(400, `Error with filter field \`${name}\`: Not an int.`);
  const wanted = Number(digits);
  switch (own) {
    case '>':
      return (element) => element > wanted;
    case '>=':
      return (element) => element >= wanted;
    case '<':
      return (element) => element < wanted;
    case '<=':
      return (element) => element <= wanted;
    default:
      return (element) => element === wanted;
  }
}

/** By up to three fields; those that are equal in all come in the order in which the last written is the first. */
export function readSort(text: string, fields: Fields): Compare {
  const clauses = splitOutside(text).filter((clause) => clause !== '');
  if (clauses.length > mostSorts) throw new Refused(422, `Only upto ${mostSorts} sort_by fields can be specified.`);
  if (clauses.filter((clause) => clause.startsWith('_eval')).length > 1)
    throw new Refused(422, 'Only one sorting eval expression is allowed.');
  const orders = clauses.map((clause): Compare => {
    const colon = clause.lastIndexOf(':');
    const [name, order] = [
      clause.slice(0, colon).trim(),
      clause
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ];
    if (colon < 0 || (order !== 'asc' && order !== 'desc'))
      throw new Refused(400, `Order for field \`${name}\` should be either ASC or DESC.`);
    const worth = name.startsWith('_eval(') ? readScores(name, fields) : fieldOf(name, fields);
    const sign = order === 'asc' ? 1 : -1;
    return (a, b) => sign * (worth(a) - worth(b));
  });
  return (a, b) => {
    for (const order of orders) {
      const way = order(a, b);
      if (way !== 0) return way;
    }
    return b.seq - a.seq;
  };
}

function fieldOf(name: string, fields: Fields): (stored: Stored) => number {
  const field = fields.get(name);
  if (!field?.sort || field.type.endsWith('[]'))
    throw new Refused(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  return ({ document }) => document[name] as number;
}

/** `_eval([(filter):score, …])`: the score of the first filter that passes, else 0. */
function readScores(text: string, fields: Fields): (stored: Stored) => number {
  const inner = /^_eval\(\s*\[(.*)\]\s*\)$/s.exec(text)?.[1];
  if (inner === undefined) throw new Refused(400, 'Parameter `sort_by` is malformed.');
  const scored = splitOutside(inner).map((clause) => {
    const [, filter, score] = /^\((.*)\)\s*:\s*(-?\d+)$/s.exec(clause) ?? [];
    if (filter === undefined || score === undefined) throw new Refused(400, 'Parameter `sort_by` is malformed.');
    return { passes: readFilter(filter, fields), score: Number(score) };
  });
  return (stored) => scored.find(({ passes }) => passes(stored))?.score ?? 0;
}

/** At commas outside of brackets. */
function splitOutside(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
