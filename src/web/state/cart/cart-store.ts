import { logFault } from '#web/lib/browser/log.ts';
import { withLock } from '#web/lib/browser/with-lock.ts';
import { type CartChange, keepSame } from './cart-change.ts';
import type { CartLine } from './cart-line.ts';
import {
  type CartStorage,
  type CartStorageKind,
  chooseStorage,
  openStorage,
  preferredStorage,
} from './cart-storage.ts';

export type Cart = {
  lines: readonly CartLine[];
  /** False on the server and until the stored cart has been read: then empty does not mean empty. */
  isReady: boolean;
  /** The last change could not be kept and will be gone with the page. */
  hasSaveFailed: boolean;
};

/** What one tab writes to localStorage reaches another one's process a moment later; the lock is held until then. */
const settleMs = 20;
export const unreadCart: Cart = { lines: [], isReady: false, hasSaveFailed: false };
let cart = unreadCart;
let storage: CartStorage | null = null;
let isOpening = false;
let stopWatching = () => {};
/** Changes that are shown already and not yet stored. */
let waiting: CartChange[] = [];
/** What the storage held when it was last read or written. */
let stored: readonly CartLine[] = [];
/** The last save failed: what is in the storage is older than `stored`. */
let isBehind = false;
let writing: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The cart of now. */
export const readCart = (): Cart => cart;

/** Calls back after each change; the first to ask opens the cart. */
export function watchCart(listener: () => void): () => void {
  listeners.add(listener);
  if (!storage && !isOpening) void openCart().then(followPage);
  return () => listeners.delete(listener);
}

/** Reads the cart and follows other tabs; tests pass a storage. */
export async function openCart(chosen?: CartStorage): Promise<void> {
  isOpening = true;
  follow(chosen ?? (await chooseStorage(preferredStorage.read())));
  isOpening = false;
  isBehind = false;
  await read();
}

/** Changes the cart: at once on the page, then in the storage, on top of what other tabs have written there. */
export function updateCart(change: CartChange): void {
  waiting.push(change);
  show({ ...cart, lines: change(cart.lines) });
  void write();
}

/** Resolves when everything that was done so far is stored, or could not be. */
export async function settleCart(): Promise<void> {
  while (storage && (waiting.length > 0 || writing)) await write();
}

/** Keeps the cart in another storage from now on, and no longer in the old one. False where there is none. */
export async function moveCart(kind: CartStorageKind): Promise<boolean> {
  const next = await openStorage(kind);
  if (!next) return false;
  await settleCart();
  await next.save(cart.lines);
  const old = storage;
  follow(next);
  preferredStorage.write(kind);
  if (old?.kind !== kind) await old?.save([]);
  return true;
}

function follow(next: CartStorage): void {
  stopWatching();
  storage = next;
  stopWatching = next.watch(() => void read());
}

/** A page that goes writes before it does; one that comes back from the browser's memory reads again. */
function followPage(): void {
  addEventListener('pagehide', writeNow);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void read();
  });
  preferredStorage.subscribe(() => {
    if (storage?.kind !== preferredStorage.read()) void openCart();
  });
}

/** An empty cart when it cannot be read (storefront, 8); what could not be stored stands. */
async function read(): Promise<void> {
  const from = storage;
  if (!from || isBehind) return;
  const lines = await readOr(from, []);
  // Changes that wait are played on what is stored in a moment, and then shown.
  if (from !== storage || waiting.length > 0) return write();
  stored = lines;
  show({ ...cart, lines, isReady: true });
}

function write(): Promise<void> {
  writing ??= withLock('panier-cart', writeAll).finally(() => {
    writing = null;
    if (storage && waiting.length > 0) void write();
  });
  return writing;
}

async function writeAll(): Promise<void> {
  if (!storage || waiting.length === 0) return;
  while (storage && waiting.length > 0) {
    const at: CartStorage = storage;
    // Not what the page shows: another tab may have added something a moment ago. What cannot be read is not lost.
    const base = isBehind ? stored : await readOr(at, stored);
    stored = takeWaiting(base);
    isBehind = !(await save(at, stored));
    if (waiting.length === 0) show({ lines: stored, isReady: true, hasSaveFailed: isBehind });
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs));
}

/** Without waiting for anyone, where the storage allows it: the page is going. */
function writeNow(): void {
  if (waiting.length === 0 || storage?.kind !== 'localStorage') return;
  try {
    const lines = isBehind ? stored : storage.read();
    if (!(lines instanceof Promise)) void storage.save(takeWaiting(lines));
  } catch (error) {
    logFault('cart.save', error);
  }
}

function takeWaiting(base: readonly CartLine[]): readonly CartLine[] {
  const changes = waiting;
  waiting = [];
  return changes.reduce((lines, change) => change(lines), base);
}

async function readOr(from: CartStorage, instead: readonly CartLine[]): Promise<readonly CartLine[]> {
  try {
    return await from.read();
  } catch (error) {
    logFault('cart.load', error);
    return instead;
  }
}

/** False when the browser would not keep it: the shopper is then told. */
async function save(to: CartStorage, lines: readonly CartLine[]): Promise<boolean> {
  try {
    await to.save(lines);
    return to.kind !== 'none';
  } catch (error) {
    logFault('cart.save', error);
    return false;
  }
}

function show(next: Cart): void {
  const lines = keepSame(cart.lines, next.lines);
  if (lines === cart.lines && next.isReady === cart.isReady && next.hasSaveFailed === cart.hasSaveFailed) return;
  cart = { ...next, lines };
  for (const listener of listeners) listener();
}
