// Writes a gzip and a brotli copy beside each built asset, so that the server compresses none of them twice.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'build/client';
const compressible = /\.(js|css|svg|json|txt|html|webmanifest|ico)$/;
const smallest = 1024;

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  // One that is kept of an earlier build has its copies.
  if (isYounger(`${path}.br`, path)) continue;
  const content = readFileSync(path);
  if (content.length < smallest) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

function isYounger(file, other) {
  return existsSync(file) && statSync(file).mtimeMs > statSync(other).mtimeMs;
}
