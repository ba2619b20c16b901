/** The fields whose values differ, compared by what they hold: what a form sends, so that a rename never writes stock. */
export function changedValues<V extends object>(before: V, after: V): Partial<V> {
  const names = Object.keys(after) as (keyof V)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<V>;
}

/** Whether two plain values hold the same. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a form began with, what stands in it, and what somebody else has saved since. */
export type Sides<V> = { base: V; mine: V; fresh: V };

/** Fields that are lists of rows, with the property that tells the rows apart: `{ stores: 'storeId' }`. */
export type RowKeys = Readonly<Record<string, string>>;

/**
 * A part of the values that is taken as one: a text, a tick, a list without a key. `path` leads to it, with the key of a row
 * where one is on the way: `stores`, `2`, `originalPrice`. Rows that share their key, and a row that one side has not, are
 * one part as well, a list of them or undefined.
 */
export type Part = Sides<unknown> & { path: readonly string[] };

/** The values of both: a part that I have not changed is theirs, one that I have changed is mine. */
export function mergeValues<V extends object>(sides: Sides<V>, rowKeys: RowKeys = {}): V {
  return eachPart(sides, rowKeys, ({ base, mine, fresh }) => (isSame(base, mine) ? fresh : mine));
}

/** A part that they have changed; `isMine`: I have changed it too, to something else. */
export type ConflictPart = Part & { isMine: boolean };

/** What they have changed, part by part. */
export function conflictsOf<V extends object>(sides: Sides<V>, rowKeys: RowKeys = {}): ConflictPart[] {
  return changedByThem((see) => eachPart(sides, rowKeys, see));
}

/** What they have changed where each field is one part, whatever it holds. */
export function fieldConflictsOf<V extends object>(sides: Sides<V>): ConflictPart[] {
  return changedByThem((see) => ofRecords(sides as Sides<Plain>, [], see));
}

function changedByThem(walk: (see: Decide) => unknown): ConflictPart[] {
  const found: ConflictPart[] = [];
  walk((part) => {
    const { base, mine, fresh } = part;
    if (!isSame(base, fresh)) found.push({ ...part, isMine: !isSame(base, mine) && !isSame(mine, fresh) });
    return mine;
  });
  return found;
}

/** My values with one part of theirs. */
export function takePart<V extends object>(sides: Sides<V>, path: readonly string[], rowKeys: RowKeys = {}): V {
  return eachPart(sides, rowKeys, (part) => (isSame(part.path, path) ? part.fresh : part.mine));
}

type Decide = (part: Part) => unknown;
type Plain = Record<string, unknown>;

/** The values anew, each part as `decide` has it. */
function eachPart<V extends object>(sides: Sides<V>, rowKeys: RowKeys, decide: Decide): V {
  return ofRecords(sides as Sides<Plain>, [], (part) => {
    const rowKey = rowKeys[part.path[0] ?? ''];
    return rowKey !== undefined && isEach(part, Array.isArray)
      ? ofRows(part as Part & Sides<Plain[]>, rowKey, decide)
      : ofValue(part, decide);
  }) as V;
}

function ofValue(part: Part, decide: Decide): unknown {
  return isEach(part, isPlain)
    ? ofRecords(part as Sides<Plain>, part.path, (inner) => ofValue(inner, decide))
    : decide(part);
}

function ofRecords({ base, mine, fresh }: Sides<Plain>, path: readonly string[], decide: Decide): Plain {
  // In the order in which the record comes, so that what holds the same is written the same.
  const names = new Set([...Object.keys(fresh), ...Object.keys(mine), ...Object.keys(base)]);
  const all = [...names].map((name) => {
    const value = decide({ base: base[name], mine: mine[name], fresh: fresh[name], path: [...path, name] });
    return [name, value] as const;
  });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function ofRows({ base, mine, fresh, path }: Part & Sides<Plain[]>, rowKey: string, decide: Decide): unknown[] {
  const sides = { base: byKey(base, rowKey), mine: byKey(mine, rowKey), fresh: byKey(fresh, rowKey) };
  const [ours, theirs] = [[...sides.mine.keys()], [...sides.fresh.keys()]];
  // The order is one more thing that either may have changed.
  const order = isSame([...sides.base.keys()], ours) ? [...theirs, ...ours] : [...ours, ...theirs];
  return [...new Set([...order, ...sides.base.keys()])].flatMap((key) => {
    const part = {
      base: rowsOf(sides.base, key),
      mine: rowsOf(sides.mine, key),
      fresh: rowsOf(sides.fresh, key),
      path: [...path, key],
    };
    const value = ofValue(part, decide);
    return value === undefined ? [] : value;
  });
}

function byKey(rows: readonly Plain[], rowKey: string): Map<string, Plain[]> {
  return Map.groupBy(rows, (row) => String(row[rowKey]));
}

/** One row by itself, several as a list, none as undefined. */
function rowsOf(rows: ReadonlyMap<string, Plain[]>, key: string): unknown {
  const found = rows.get(key);
  return found?.length === 1 ? found[0] : found;
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEach = ({ base, mine, fresh }: Sides<unknown>, is: (value: unknown) => boolean) =>
  is(base) && is(mine) && is(fresh);
