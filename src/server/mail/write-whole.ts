import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file of a folder, which is made where it is missing; atomically: nobody sees a part of it, and one of the
 * same name is replaced.
 */
export async function writeWhole(folder: string, name: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
