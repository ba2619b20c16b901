import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** A path inside the repository, from its root. */
export const inRepo = (path) => fileURLToPath(new URL(path, root));
