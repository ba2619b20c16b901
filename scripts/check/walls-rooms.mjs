// The rooms and what each may open. Paths stand from the root (`src/…`); packages are `package:<name>`, Node's own
// modules `node:<name>`, and what does not exist is `missing:<as written>`.

const test = /\.test\.tsx?$|^src\/(server|web)\/testing\//;
const seed = /^src\/server\/seed\//;
const features = /^src\/(?:server|web)\/features\//;
const feature = /^src\/(?:server|web)\/features\/[^/]+\//;
const inOffice = /^src\/web\/office\//;
// What the parts of the back office share; the other folders are its parts, which know nothing of each other.
const officePart = /^src\/web\/office\/(?!(?:data|form|frame|keys|list|palette|scanner)\/)[^/]+\//;

// Orders stand on floors: a file opens its own and those below it. Shop and staff open nothing of each other.
const orderFloor = /^src\/server\/features\/orders\/(\w+)\//;
const orderFloors = [['core'], ['placed'], ['shop', 'staff'], ['papers'], ['rounds']];
const floorOf = (file) => orderFloors.findIndex((names) => names.includes(orderFloor.exec(file)?.[1]));

// The server from the bottom up: a file opens its own level and what is below. What is on no level (app.ts, the seed, the
// commands) puts them together: it opens everything, and no level opens it.
const serverLevels = [
  'config(-\\w+)?.ts',
  'words/',
  'db/',
  'services/',
  'media/',
  'backup/',
  'mail/',
  'papers/',
  '(?:http/|deps.ts)',
  'features/',
  'jobs/',
];
const opensBelow = (level) => `^src/(server/(${serverLevels.slice(0, level + 1).join('|')})|contract/|domain/)`;
const serverRooms = serverLevels.map((path, level) => [
  new RegExp(`^src/server/${path}`),
  new RegExp(`${opensBelow(level)}|^node:|^package:`),
]);

// The one script that is written as browsers read it: it stands inside every page.
const inPage = 'src/web/speed/start/start-page.js';

// The first line that matches the importing file decides.
const rooms = [
  [test, /./],
  [/^src\/(main|page-worker|fill-demo)\.ts$/, /./],
  [/^src\/domain\//, /^src\/domain\//],
  [/^src\/contract\//, /^src\/(contract|domain)\/|^package:zod$/],
  [seed, /^src\/(server|contract|domain)\/|^demo\/(?!drawing\/)|^node:|^package:/],
  ...serverRooms,
  [/^src\/server\//, /^src\/(server|contract|domain)\/|^node:|^package:/],
  [/^src\/web\/ui\//, /^src\/web\/(ui|lib)\/|^package:/],
  [
    /^src\/web\/lib\/(browser|goods|writing)\//,
    /^src\/web\/(lib\/(browser|goods|writing)|i18n)\/|^src\/(contract|domain)\/|^package:/,
  ],
  [/^src\/web\/lib\/api\//, /^src\/web\/(lib\/(api|browser|goods|writing)|i18n)\/|^src\/(contract|domain)\/|^package:/],
  [/^src\/web\/(lib|i18n)\//, /^src\/web\/(lib|i18n)\/|^src\/(contract|domain)\/|^package:/],
  [/^src\/web\/shared\//, /^src\/web\/(shared|lib|i18n|ui)\/|^src\/(contract|domain)\/|^package:/],
  [/^src\/web\/features\//, /^src\/web\/(features|shared|speed|lib|i18n|ui)\/|^src\/(contract|domain)\/|^package:/],
  // Shop and back office open nothing of each other: one route leads from the address to the office.
  [inOffice, /^src\/web\/(office|shared|lib|i18n|ui)\/|^src\/(contract|domain)\/|^package:/],
  [/^src\/web\/routes\/admin\.tsx$/, /^src\/(web|contract|domain)\/|^package:/],
  [/^src\/web\/speed\/start\//, /^src\/web\/speed\/|^package:/],
  [/^src\/web\/speed\//, /^src\/web\/(speed|lib|i18n)\/|^src\/(contract|domain)\/|^package:/],
  [/^src\/web\/entry\.server/, /^src\/(web|contract|domain)\/|^node:stream$|^package:/],
  [/^src\/web\//, /^src\/(web\/(?!office\/)|contract\/|domain\/)|^package:/],
];

const script = /\.[cm]?jsx?$/;

export function hasRoom(file) {
  return (!script.test(file) || file === inPage) && rooms.some(([from]) => from.test(file));
}

/** What is wrong with one import, in words: usually nothing, so an empty list. */
export function crossings(file, to) {
  const room = rooms.find(([from]) => from.test(file));
  if (!room) return [];
  if (to.startsWith('missing:')) return [`${file} opens a file that does not exist: ${to.slice('missing:'.length)}`];
  if (!room[1].test(to)) return [`${file} may not open ${to}`];
  if (test.test(file)) return [];
  const own = feature.exec(file)?.[0];
  if (own && features.test(to) && !to.startsWith(own)) return [`${file} opens another feature: ${to}`];
  const [from, onto] = [orderFloor.exec(file)?.[1], orderFloor.exec(to)?.[1]];
  if (from && onto && from !== onto && floorOf(to) >= floorOf(file)) return [`${file} opens no floor below: ${to}`];
  const part = officePart.exec(file)?.[0];
  if (part && officePart.test(to) && !to.startsWith(part)) return [`${file} opens another part of the office: ${to}`];
  if (test.test(to) && !seed.test(file)) return [`${file} opens what is only for tests: ${to}`];
  return [];
}
