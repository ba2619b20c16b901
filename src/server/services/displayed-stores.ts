import type { Changes } from '#server/db/changes.ts';
import type { Connection } from '#server/db/connection.ts';

const statement = { name: 'displayed-stores', text: 'select id from stores where displayable order by position, id' };

/** Answers the ids of the stores that are displayed, the default one first; read again when stores have changed. */
export type ReadDisplayedStores = () => Promise<readonly number[]>;

export function followDisplayedStores(
  connection: Pick<Connection, 'hot'>,
  changes: Pick<Changes, 'on'>,
): ReadDisplayedStores {
  let known: Promise<number[]> | null = null;
  changes.on('stores', () => {
    known = null;
  });
  const read = async () => (await connection.hot<{ id: number }>(statement, [])).map(({ id }) => id);
  return () => {
    if (known) return known;
    const reading = read();
    known = reading;
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  };
}
