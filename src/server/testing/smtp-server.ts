import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type TakenMail = { to: string[]; text: string };

/** A mail server that takes every mail, at this port of the machine or at one that is free. */
export async function startSmtpServer(port = 0) {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) =>
      text(stream).then((whole) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: whole });
        done();
      }, done),
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** What it has taken, the oldest first. */
    mails: (): readonly TakenMail[] => mails,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
