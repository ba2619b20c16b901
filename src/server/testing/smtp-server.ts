import { createServer } from 'node:net';

export type SmtpServer = {
  url: string;
  /** All that was said to it. */
  heard: () => string;
  /** How many mails it took. */
  taken: () => number;
  close: () => Promise<void>;
};

/** As much of a mail server as a mail needs, at this port of the machine or at one that is free. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  let heard = '';
  let taken = 0;
  const server = createServer((socket) => {
    let inData = false;
    // What a mail ends with may come in two pieces.
    let tail = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (inData) {
        tail = (tail + text).slice(-5);
        if (tail !== '\r\n.\r\n') return;
        inData = false;
        tail = '';
        taken++;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    heard: () => heard,
    taken: () => taken,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
