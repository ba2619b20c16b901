import { providerCurrencies } from '#domain/payment/currencies.ts';
import type { PayPalSettings, StripeSettings } from '#server/config-payments.ts';
import type { Connection } from '#server/db/connection.ts';
import { nameBooks, openBooks, type Secrets } from './books/schema.ts';
import { createControl, type SandboxControl } from './control.ts';
import { type Sender, startDelivery } from './delivery.ts';
import { isServed, keepPort, readKeptPort, tryListen, urlOf } from './port.ts';
import { createSandboxServer } from './server.ts';

export type SandboxOptions = {
  connection: Connection;
  clock: () => Date;
  /** Where the shop takes events: its own address on this machine. */
  shopUrl: string;
  /** Null: the one that is kept in `dataDir`, or any that is free, which is kept then. 0: any. */
  port: number | null;
  dataDir: string;
};

type Played = { stripe: StripeSettings; paypal: PayPalSettings };

export type Sandbox = {
  url: string;
  /** What the shop is set up with to speak to it. */
  settings: Played;
  /** The same for `config.payments` of a shop with this currency: null for a provider that takes no payments in it. */
  settingsFor: (currency: string) => { [Name in keyof Played]: Played[Name] | null };
  control: SandboxControl;
  stop: () => Promise<void>;
};

// When the process that serves the sandbox ends, another one that is there takes its place.
const takeOverMs = 1000;

/**
 * Plays both providers over HTTP on this machine, with books in the shop's database: each process of a shop may start it, one
 * of them serves, and what one was told all know. Throws where the port that was asked for is another program's.
 */
export async function startSandbox({ connection, clock, shopUrl, port, dataDir }: SandboxOptions): Promise<Sandbox> {
  const secrets = await openBooks(connection);
  // The address is known once it listens, and nothing is asked before.
  const sender: Sender = { connection, secrets, clock, shopUrl, baseUrl: '' };
  const delivery = startDelivery(sender);
  const control = createControl(sender, delivery);
  const books = await nameBooks(connection, secrets);
  const server = createSandboxServer({ sender, books, control, changed: () => void delivery.deliver() });
  const chosen = await listen(port, dataDir, books, (wantedPort) => tryListen(server, wantedPort)).catch(
    async (error) => {
      await delivery.stop();
      throw error;
    },
  );
  sender.baseUrl = urlOf(chosen);
  const settings = settingsOf(secrets, sender.baseUrl);
  let waiting = Promise.resolve();
  const takeOver = setInterval(() => {
    if (!server.listening)
      waiting = tryListen(server, chosen).then(
        () => undefined,
        () => undefined,
      );
  }, takeOverMs);
  takeOver.unref();
  return {
    url: sender.baseUrl,
    settings,
    settingsFor: (currency) => ({
      stripe: providerCurrencies.stripe[currency] ? settings.stripe : null,
      paypal: providerCurrencies.paypal[currency] ? settings.paypal : null,
    }),
    control,
    stop: async () => {
      clearInterval(takeOver);
      await waiting;
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await delivery.stop();
    },
  };
}

async function listen(
  port: number | null,
  dataDir: string,
  books: string,
  tryPort: (port: number) => Promise<number | null>,
): Promise<number> {
  const asked = port ?? readKeptPort(dataDir) ?? 0;
  const got = await tryPort(asked);
  if (got === null && (await isServed(asked, books))) return asked;
  if (got === null && port !== null) throw new Error(`PAYMENT_SANDBOX_PORT: ${port} is in use by another program`);
  const chosen = got ?? (await tryPort(0)) ?? 0;
  if (port === null) keepPort(dataDir, chosen);
  return chosen;
}

function settingsOf(secrets: Secrets, apiUrl: string): Played {
  return {
    stripe: { secretKey: secrets.stripeKey, webhookSecret: secrets.webhookSecret, apiUrl, isSandbox: true },
    paypal: {
      clientId: secrets.paypalClient,
      secret: secrets.paypalSecret,
      webhookId: secrets.paypalWebhook,
      apiUrl,
      isSandbox: true,
    },
  };
}
