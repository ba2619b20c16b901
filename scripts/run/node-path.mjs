import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The Node that package.json pins, or this one where no such package exists for the machine and this one will do. */
export function nodePath() {
  const isWindows = process.platform === 'win32';
  const name = `${isWindows ? 'node-win' : `node-${process.platform}`}-${process.arch}`;
  const file = isWindows ? 'bin/node.exe' : 'bin/node';
  const pinned = fileURLToPath(new URL(`../../node_modules/${name}/${file}`, import.meta.url));
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `✗ Panier needs Node 24; this is ${process.version}, and npm has no packaged Node 24 for this machine.`,
  );
  console.error('  Install Node 24 from https://nodejs.org, then try again.');
  process.exit(1);
}
