import pg from 'pg';
import type { Primary } from './primary.ts';

/**
 * `heard` gets each payload; `'*'` when the connection was lost and is back. While the server is away it is asked once a
 * second: a failed try is one, though both the client and the promise report it.
 */
export async function keepListening(primary: Primary, channel: string, heard: (payload: string) => void) {
  let client: pg.Client | null = null;
  let isClosed = false;
  const open = async () => {
    const next = await primary.open((each) => {
      each.on('notification', ({ payload }) => heard(payload ?? ''));
      each.on('end', () => each === client && reopen());
    });
    try {
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) await next.end();
    else client = next;
  };
  const reopen = () => {
    client = null;
    if (!isClosed) setTimeout(() => open().then(() => heard('*'), reopen), 1000).unref();
  };
  await open();
  return {
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
