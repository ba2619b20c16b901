import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A copy of the program learns German as CONTRIBUTING.md says: by a line and its words. It is checked, built and run.

const root = mkdtempSync(join(tmpdir(), 'panier-german-'));
const data = join(root, 'data');
const line = `  de: { name: 'Deutsch', locale: 'de-DE', decimal: ',', group: '.', percent: '\\u00a0%', isOne: onlyOne },\n`;
/** Of its words, which are the English ones, some by which they are known. */
const german: [file: string, english: string, german: string][] = [
  ['src/server/words/de.ts', 'What you are looking for does not exist.', 'Das gibt es hier nicht.'],
  ['src/server/mail/accounts/words/de.ts', "subject: 'Confirm your email address'", "subject: 'Ist das Ihre Adresse?'"],
  ['src/web/i18n/de/catalogue.ts', "productsHeading: 'Products'", "productsHeading: 'Unsere Waren'"],
  ['src/domain/catalogue/category-names/de.ts', "FRUIT: 'Fruit'", "FRUIT: 'Obst'"],
];

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const replace = (file: string, from: string, to: string) => {
  expect(read(file).split(from), `${file}: ${from}`).toHaveLength(2);
  write(file, read(file).replace(from, to));
};

function copyProgram(): void {
  for (const path of ['src', 'scripts', 'e2e', 'bench', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(path, join(root, path), { recursive: true });
  for (const path of globSync('*.config.ts')) cpSync(path, join(root, path));
  for (const path of ['node_modules', 'demo', 'public']) symlinkSync(resolve(path), join(root, path), 'junction');
  mkdirSync(join(root, '.cache'));
}

function addGerman(): void {
  const list = 'src/domain/language/language.ts';
  const last = /^ {2}vi: .*\n/m.exec(read(list))?.[0] ?? '';
  replace(list, last, last + line);
  for (const path of globSync('src/**/{en.ts,en/**/*.{ts,md}}', { cwd: root })) {
    const file = path.replaceAll('\\', '/');
    write(file.replace(/\/en(?=\/|\.ts$)/, '/de'), read(file).replaceAll("/en.ts'", "/de.ts'"));
  }
  for (const [file, from, to] of german) replace(file, from, to);
}

function run(program: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const router = '@react-router/dev/bin.cjs';

beforeAll(() => {
  copyProgram();
  addGerman();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('every file compiles, tests too', () => {
  expect(run(router, 'typegen')).toBe('');
  expect(run('typescript/bin/tsc', '--noEmit')).toBe('');
});

describe('the demo shop speaks it', () => {
  let shop: ChildProcess;
  let address = '';
  beforeAll(async () => {
    expect(run(router, 'build')).toBe('');
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const { DATABASE_URL: _, TEST_DATABASE_URL: _server, SMTP_URL: _mails, ...env } = process.env;
    shop = spawn(process.execPath, ['src/main.ts'], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, SEED: 'demo' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    await new Promise<void>((opened, failed) => {
      shop.stdout?.on('data', (text: Buffer) => text.toString().includes('is open') && opened());
      shop.once('exit', (code) => failed(new Error(`the shop ended with ${code}`)));
    });
  }, 600_000);
  afterAll(async () => {
    const gone = new Promise((done) => shop.once('exit', done));
    shop.kill();
    await gone;
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}${path}`, { ...init, headers: { 'accept-language': 'de', ...init.headers } });
    return { status: answer.status, text: await answer.text() };
  };
  const api = async (path: string) => JSON.parse((await ask(`/api/v1${path}`)).text);

  test('its API knows the language, and is described with it', async () => {
    const { text } = await ask('/api/v1/openapi.json');
    expect(text).toContain('"enum":["fr","en","vi","de"]');
    expect(await api('/nothing')).toMatchObject({ status: 404, message: 'Das gibt es hier nicht.' });
  });

  test('goods are listed, found and sorted by the names that they have in French, aisles by their own', async () => {
    const { items } = (await api('/store/1/product-collection?category=FRUIT&sortBy=name-asc')).data;
    const names = items.map(({ name }: { name: string }) => name);
    expect(names).toContain('Abricot Bergeron');
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect((await api('/store/1/product-collection?search=lait')).data.items[0].name).toMatch(/^Lait/);
    const categories = (await api('/store/1/product-category-list')).data;
    expect(categories.find(({ id }: { id: string }) => id === 'FRUIT').label).toBe('Obst');
  });

  test('a page is written in it and leads to itself in every language', async () => {
    const { status, text } = await ask('/products?lng=de');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('Unsere Waren');
    for (const language of ['fr', 'en', 'vi', 'de']) expect(text).toMatch(new RegExp(`hreflang="${language}"`, 'i'));
    expect(text).toContain('Deutsch');
    // What the browser hydrates it with is asked for by the page.
    const scripts = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => ask(path ?? ''));
    expect((await Promise.all(scripts)).some((script) => script.text.includes('Unsere Waren'))).toBe(true);
  });

  test('a mail is written in it', async () => {
    const account = { email: 'anna@panier.example', password: 'Kartoffel 2026!', phone_number: '0612345678' };
    const { status, text } = await ask('/api/v1/authentication/customer/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect([status, text]).toEqual([200, expect.any(String)]);
    const folder = join(data, 'outbox');
    const mails = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThan(0);
    const mail = await PostalMime.parse(readFileSync(join(folder, mails()[0] ?? '')));
    expect(mail.subject).toBe('Ist das Ihre Adresse? – Panier');
    expect(mail.html).toContain('<html lang="de">');
  });
});

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });
}
