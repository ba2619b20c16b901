import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { toldOutcomes } from '#domain/picking/line-outcome.ts';
import { accountFr } from '#server/mail/accounts/words/fr.ts';
import { messageFr } from '#server/mail/messages/words/fr.ts';
import { orderFr } from '#server/mail/orders/words/fr.ts';
import { specifiedMessages } from '#web/testing/specification-messages.ts';
import { inPlantedTree } from '../planted-tree.ts';
import { findBareTexts } from './bare-texts.mjs';
import { readProgram, wordsOfMails, wordsOfPages, wordsOfServer } from './load-words.ts';
import { parseFiles, readStrings } from './read-strings.mjs';
import { makeIsUsed } from './used-keys.mjs';

const program = readProgram();

/** What needs no words, and why. */
const speaksEnglish: [RegExp, string][] = [
  [/^src\/web\/(features\/gallery\/|routes\/gallery\.tsx)/, 'the gallery of components is for those who build pages'],
  [/^src\/contract\/(\w+\/)?[\w-]+\.schema\.ts$/, 'what a call does, as the documentation of the API tells developers'],
  [/^src\/server\/http\/docs\//, 'the documentation of the API'],
  [/^src\/server\/seed\//, 'the demo, whose texts are goods and people'],
  [/^src\/server\/features\/payments\//, 'why a provider was not asked, kept with its call for who looks into it'],
];
const namesAndSigns = new Set([
  'src/server/http/call/implement.ts OK', // the envelope of every answer, for programs
  'src/server/mail/mailer.ts Panier', // the name of the product, where the shop has none
]);

const bareTexts = (parsed: typeof program) =>
  parsed
    .flatMap((one) => findBareTexts(one))
    .filter(
      ({ file, text }) => !speaksEnglish.some(([path]) => path.test(file)) && !namesAndSigns.has(`${file} ${text}`),
    )
    .map(({ file, line, text }) => `${file}:${line} ${text}`);

test('no page, mail or answer says anything that does not come from the words', () => {
  expect(program.length).toBeGreaterThan(700);
  expect(bareTexts(program)).toEqual([]);
});

test.each([
  ['web/a.tsx', 'export const a = <p>Bonjour</p>;'],
  ['web/b.tsx', 'export const b = <p>{isNew ? "Neuf" : t("product.used")}</p>;'],
  ['web/c.tsx', 'export const c = <img alt="Une pomme" />;'],
  ['web/d.tsx', 'export const d = <button aria-label={isOpen ? `Fermer ${name}` : t("common.open")} />;'],
  ['web/e.tsx', 'export const e = <Field label="Nom" placeholder={t("a.b")} />;'],
  ['web/f.ts', 'notice("Enregistré", { description: t("a.b") });'],
  ['web/g.ts', 'void progress("success", "De retour");'],
  ['web/h.ts', 'export const meta = () => ({ title: "Accueil", description: t("a.b") });'],
  ['server/i.ts', 'throw new Refusal("conflict", { message: "Déjà fait" });'],
  ['server/j.ts', 'reply.code(429).send("Too many requests");'],
  ['server/mail/k.ts', 'export const k = (name) => `<p style="margin:0">Bonjour ${name}</p>`;'],
])('a text that is planted in %s is seen: %s', (path, code) => {
  const found = inPlantedTree({ [`src/${path}`]: code }, (tree) => bareTexts(parseFiles(tree, 'src/**/*.{ts,tsx}')));
  expect(found).toHaveLength(1);
});

test('classes, keys, statements and signs are no texts', () => {
  const code = `export const a = <p className="text-sm" title={t('a.b')}>{x === 'pickup' ? ' · ' : t(\`a.c_\${x}\`)} &nbsp;×</p>;
    const fault = { message: 'validation.email', text: 'select id from stores' };`;
  const tree = inPlantedTree({ 'src/web/a.tsx': code }, (from) => parseFiles(from, 'src/**/*.tsx'));
  expect(bareTexts(tree)).toEqual([]);
});

/** Written down by nothing, and kept all the same. */
const unusedAndKept = new Set([
  'common.unit_lb', // one of the units that the specification lists; a shop that sells by the pound names it in its goods
]);

test('every key of the pages’ words is used', async () => {
  const isUsed = makeIsUsed(readStrings(program));
  const keys = Object.keys(await wordsOfPages('fr'));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !isUsed(key) && !unusedAndKept.has(key))).toEqual([]);
});

test('every message of the specification that is due is said by the server to the letter, or used by a page', () => {
  const isUsed = makeIsUsed(readStrings(program));
  const answers = wordsOfServer('en');
  const due = Object.values(specifiedMessages)
    .flat()
    .flatMap((message) => ('word' in message ? [message] : []));
  for (const { word, says } of due)
    if (word.startsWith('server.')) expect(answers[word.replace('server.', '')], word).toBe(says);
    else expect(isUsed(word), word).toBe(true);
});

const namesIn = (words: object): string[] =>
  Object.entries(words).flatMap(([name, value]) => [name, ...(typeof value === 'object' ? namesIn(value) : [])]);

test('every refusal that the server words is thrown or met somewhere, and every word of the mails is read', () => {
  const lists = ['src/contract/errors.ts', 'src/server/http/errors/error-mapper.ts'];
  const { whole } = readStrings(program.filter(({ file }) => !lists.includes(file)));
  const codes = Object.keys(wordsOfServer('fr')).map((key) => key.split('.')[0] ?? '');
  expect(codes.filter((code) => !whole.has(code))).toEqual([]);
  const { read } = readStrings(program.filter(({ file }) => file.startsWith('src/server/mail/')));
  // Ways to pay, wishes and what became of a line are read by their codes.
  const { paymentMethods, wishes, picked, ...mails } = orderFr;
  const { agreedTotal: _, weighedAhead: __, ...outcomes } = picked;
  expect(Object.keys(outcomes)).toEqual(toldOutcomes);
  expect(Object.keys(paymentMethods)).toHaveLength(4);
  expect(Object.keys(wishes)).toEqual(substitutions);
  const names = namesIn([mails, accountFr, messageFr]).filter((name) => !/^\d+$/.test(name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});

test('a key that nothing uses is seen, and one that a template makes is not', () => {
  const code = 'const a = t(`orders.status_${status}`), b = t("cart.items", { count }), c = ["draft"];';
  const isUsed = inPlantedTree({ 'src/a.ts': code }, (tree) => makeIsUsed(readStrings(parseFiles(tree, 'src/*.ts'))));
  const keys = ['orders.status_draft', 'orders.status_gone', 'cart.items_one', 'cart.items_two', 'cart.total', 'draft'];
  expect(keys.map(isUsed)).toEqual([true, false, true, false, false, true]);
});

const names = [
  'admin.audit.field_bic',
  'admin.audit.field_iban',
  'admin.config.bic',
  'admin.config.iban',
  'orders.transferBic',
  'orders.transferIban',
  'checkout.pay_paypal',
  'help.faqPayPaypal',
  'orders.pay_paypal',
  'catalogue.diet_halal',
  'admin.keys.ctrl',
  'admin.config.database_postgres',
  'admin.flags.paymentMethods.paypal',
];

/** Where a language says what French says, and rightly; the reason of each group. */
const sameIn: Record<'en' | 'vi', [reason: string, keys: string[]][]> = {
  en: [
    ['names', names],
    [
      'units and signs',
      [
        'layout.express',
        'common.unit_g',
        'common.unit_kg',
        'common.unit_l',
        'common.unit_metre',
        'product.alcoholPercent',
      ],
    ],
    [
      'one word in both languages',
      [
        'about.service',
        'admin.audit.thing_webhook',
        'admin.config.logo',
        'admin.flags.group_pages',
        'admin.flags.group_versions',
        'admin.frame.imports',
        'admin.frame.messages',
        'admin.messages.count_one',
        'admin.messages.count_other',
        'admin.messages.date',
        'admin.messages.text',
        'admin.messages.type',
        'admin.messages.type_contact_form',
        'admin.orders.date',
        'admin.orders.total',
        'admin.palette.action',
        'admin.palette.page',
        'admin.products.code',
        'admin.products.description',
        'admin.products.reason_correction',
        'admin.products.sectionFood',
        'admin.products.volume',
        'admin.programs.actions',
        'admin.programs.event_stock.changed',
        'admin.programs.hook',
        'admin.programs.hooks',
        'admin.products.stock',
        'admin.products.stockIn',
        'admin.quick.quantityInStock',
        'admin.reviews.date',
        'admin.audit.field_code',
        'admin.audit.thing_import',
        'admin.stores.code',
        'admin.stores.latitude',
        'admin.stores.longitude',
        'admin.today.free_one',
        'admin.today.free_other',
        'catalogue.allergen_gluten',
        'catalogue.allergen_lupin',
        'common.notifications',
        'common.page',
        'common.total',
        'contact.message',
        'layout.contact',
        'layout.menu',
        'product.description',
        'product.volume',
        'profile.paymentType',
        'search.found_one',
        'search.found_other',
        'search.suggestions',
        'support.foundPages',
      ],
    ],
  ],
  vi: [
    ['names', names],
    ['units and signs', ['common.unit_g', 'common.unit_kg', 'common.unit_metre', 'product.alcoholPercent']],
    [
      'a loan word',
      [
        'admin.audit.thing_webhook',
        'admin.config.logo',
        'admin.programs.hook',
        'catalogue.allergen_gluten',
        'layout.menu',
      ],
    ],
  ],
};

const sameAs = (fr: Record<string, string>, other: Record<string, string>) =>
  Object.keys(fr).filter(
    (key) => /\p{L}/u.test(fr[key]?.replace(/\{\{\w+\}\}|\$\{.*?\}/g, '') ?? '') && fr[key] === other[key],
  );
const empty = (words: Record<string, string>) => Object.keys(words).filter((key) => words[key]?.trim() === '');

test.each(['en', 'vi'] as const)('%s says nothing in French but what is the same in both', async (language) => {
  const listed = sameIn[language].flatMap(([, keys]) => keys);
  const same = sameAs(await wordsOfPages('fr'), await wordsOfPages(language));
  expect(same.toSorted()).toEqual(listed.toSorted());
  expect(sameAs(wordsOfServer('fr'), wordsOfServer(language))).toEqual([]);
  expect(Object.values(await wordsOfMails(language)).filter((text) => / /.test(text)).length).toBeGreaterThan(50);
  const french = new Set(Object.values(await wordsOfMails('fr')).filter((text) => / \p{L}{2}/u.test(text)));
  expect(Object.values(await wordsOfMails(language)).filter((text) => french.has(text))).toEqual([]);
});

test('nothing is left empty, in pages, answers and mails, and each language fills the same gaps', async () => {
  const gaps = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const fr = await wordsOfPages('fr');
  for (const language of languages) {
    const words = await wordsOfPages(language);
    expect(empty(words), language).toEqual([]);
    expect(empty(wordsOfServer(language)), language).toEqual([]);
    expect(Object.keys(wordsOfServer(language))).toEqual(Object.keys(wordsOfServer('fr')));
    expect(Object.keys(words).filter((key) => String(gaps(words[key])) !== String(gaps(fr[key])))).toEqual([]);
  }
  expect(empty({ a: ' ', b: 'x' })).toEqual(['a']);
  expect(sameAs({ a: 'Nom', b: '{{x}}', c: 'Ville' }, { a: 'Nom', b: '{{x}}', c: 'City' })).toEqual(['a']);
});
