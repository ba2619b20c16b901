import type { Config } from '#server/config.ts';
import { createEngineClient } from '#server/features/catalogue/shop/search/engine/engine-client.ts';
import { readLastTurn } from '#server/features/catalogue/shop/search/engine/engine-state.ts';
import type { Facts } from './judge.ts';

/** Asks the search engine of the settings how far it has come. */
export async function askEngine(
  { searchEngine }: Pick<Config, 'searchEngine'>,
  now: () => Date,
): Promise<Facts['engine']> {
  if (!searchEngine) return null;
  const { host } = new URL(searchEngine.url);
  try {
    const at = await readLastTurn(createEngineClient(searchEngine));
    return { host, behind: at === null ? null : (now().getTime() - at) / 1000 };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { host, error: cause?.code ?? message };
  }
}
