import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../fill-demo.ts', import.meta.url));

/**
 * Fills the shop that the settings (environment variables) name in a program of its own, and waits until it has ended: what
 * that needs goes back to the machine, and the process that serves never holds it. Nobody else may have an embedded database
 * open meanwhile. Throws where it fails; why is on its output.
 */
export async function fillApart(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const filling = fork(program, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code, signal] = await once(filling, 'exit');
  if (code !== 0) throw new Error(`it ended with ${code ?? signal}`);
}
