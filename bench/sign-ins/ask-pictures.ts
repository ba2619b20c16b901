import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A thread that asks for many pictures at once, again and again, so that whoever measures beside it is not held up by it.

export type Asking = { url: string; paths: string[]; atOnce: number };
/** How many were answered by the size asked for, how many by the original for now; what else came. */
export type Asked = { made: number; standIns: number; others: number; waves: number };

const { url, paths, atOnce } = workerData as Asking;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
const asked: Asked = { made: 0, standIns: 0, others: 0, waves: 0 };
// What was answered by the original is not made: it is asked for again in its turn.
const waiting = [...paths];
let isDone = false;
parentPort?.once('message', () => {
  isDone = true;
});

while (!isDone && waiting.length >= atOnce) {
  const wave = waiting.splice(0, atOnce);
  const answers = await Promise.all(wave.map(ask));
  asked.waves += 1;
  answers.forEach((kind, i) => {
    asked[kind] += 1;
    if (kind === 'standIns') waiting.push(wave[i] ?? '');
  });
}
agent.destroy();
parentPort?.postMessage(asked);

function ask(path: string): Promise<'made' | 'standIns' | 'others'> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}${path}`, { agent }, (answer) => {
      const isKept = answer.headers['cache-control']?.includes('immutable');
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode !== 200 ? 'others' : isKept ? 'made' : 'standIns'));
    });
    request.on('error', reject);
  });
}
