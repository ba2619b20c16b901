/**
 * What a page's loaders answer, with other values under these names: as if one call behind them had failed. React
 * Router writes an answer as one list on one line: an object names its keys and values by their places in it, and -5
 * is null.
 */
export function alterAnswer(body: string, values: Record<string, null | boolean | string | []>): string {
  const [line = '', ...rest] = body.split('\n');
  const list = JSON.parse(line) as unknown[];
  for (const [name, value] of Object.entries(values)) {
    const place = value === null ? -5 : list.push(value) - 1;
    const key = `_${list.indexOf(name)}`;
    for (const entry of list) if (isObject(entry) && key in entry) entry[key] = place;
  }
  return [JSON.stringify(list), ...rest].join('\n');
}

function isObject(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
