import { connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  /** Where it listens, without a slash at the end. */
  address: string;
  /**
   * What becomes of the requests that come next: `answer` drops the line once the answer has come, `request` before the
   * last byte of the request has gone.
   */
  cut: (what: 'answer' | 'request' | null) => void;
  /** How many answers it has kept to itself. */
  kept: () => number;
  /** Ends all that is open. */
  dropAll: () => void;
  close: () => Promise<void>;
};

/** A network between a client and a shop on `port`, that fails on demand. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let cutting: 'answer' | 'request' | null = null;
  let kept = 0;
  const open = new Set<Socket>();
  const dropAll = () => {
    for (const one of open) one.destroy();
    open.clear();
  };
  const server = createServer((client) => {
    const shop = connect(port, '127.0.0.1');
    const drop = () => {
      client.destroy();
      shop.destroy();
    };
    for (const one of [client, shop]) {
      open.add(one);
      one.on('error', drop);
      one.on('close', drop);
    }
    client.on('data', (sent) => {
      if (cutting !== 'request') return shop.write(sent);
      shop.write(sent.subarray(0, -1), drop);
    });
    shop.on('data', (answer) => {
      if (cutting !== 'answer') return client.write(answer);
      kept += 1;
      drop();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    cut: (what) => {
      cutting = what;
    },
    kept: () => kept,
    dropAll,
    close: () => {
      dropAll();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
