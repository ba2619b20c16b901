import { type BrowserCart, openBrowserCart, type SavedCart } from './browser-cart.ts';
import type { CartChange } from './cart-change.ts';
import {
  type CartStorage,
  type CartStorageKind,
  chooseStorage,
  openStorage,
  preferredStorage,
} from './cart-storage.ts';
import { onCartShown, readCart, showCart } from './shown-cart.ts';

/**
 * What one tab writes to localStorage reaches another one by way of a third process, a moment later, on a machine with much
 * to do some tens of milliseconds; the lock is held until then. Pages show a change before it is written.
 */
const settleMs = 100;

/** Where the cart is stored; null until it has been opened. */
let stored: BrowserCart | null = null;
let stopWatching = () => {};
let isOpened = false;
/** Changes that are shown already and not yet stored. */
let waiting: CartChange[] = [];
let writing: Promise<void> | null = null;

/** Calls back after each change; the first to ask opens the cart. */
export function watchCart(listener: () => void): () => void {
  if (!isOpened) void openCart().then(followPage);
  return onCartShown(listener);
}

/** Reads the cart and follows other tabs; tests pass a storage. */
export async function openCart(chosen?: CartStorage): Promise<void> {
  isOpened = true;
  follow(openBrowserCart(chosen ?? (await chooseStorage(preferredStorage.read()))));
  await read();
}

/** Changes the cart: at once on the page, then in the storage, on top of what other tabs have written there. */
export function updateCart(change: CartChange): void {
  waiting.push(change);
  const cart = readCart();
  showCart({ ...cart, lines: change(cart.lines) });
  void write();
}

/** Resolves when everything that was done so far is stored, or could not be. */
export async function settleCart(): Promise<void> {
  while (stored && (waiting.length > 0 || writing)) await write();
}

/** Keeps the cart in another storage from now on, and no longer in the old one. False where there is none. */
export async function moveCart(kind: CartStorageKind): Promise<boolean> {
  const next = await openStorage(kind);
  if (!next) return false;
  await settleCart();
  const { lines } = readCart();
  await next.save(lines);
  const old = stored;
  follow(openBrowserCart(next, lines));
  preferredStorage.write(kind);
  if (old?.kind !== kind) await old?.clear();
  return true;
}

function follow(next: BrowserCart): void {
  stopWatching();
  stored = next;
  stopWatching = next.watch(() => void read());
}

/** A page that goes writes before it does; one that comes back from the browser's memory reads again. */
function followPage(): void {
  addEventListener('pagehide', () => {
    if (waiting.length > 0) stored?.writeNow(takeWaiting);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void read();
  });
  preferredStorage.subscribe(() => {
    if (stored?.kind !== preferredStorage.read()) void openCart();
  });
}

/** Shows what is stored. Changes that wait are applied to it in a moment, and shown then. */
async function read(): Promise<void> {
  const from = stored;
  const lines = await from?.read(() => from === stored && waiting.length === 0);
  if (lines) showCart({ ...readCart(), lines, isReady: true });
  else await write();
}

function write(): Promise<void> {
  writing ??= withLock('panier-cart', writeAll).finally(() => {
    writing = null;
    if (stored && waiting.length > 0) void write();
  });
  return writing;
}

async function writeAll(): Promise<void> {
  if (!stored || waiting.length === 0) return;
  while (stored && waiting.length > 0) {
    const { lines, hasFailed }: SavedCart = await stored.write(takeWaiting);
    if (waiting.length === 0) showCart({ lines, isReady: true, hasSaveFailed: hasFailed });
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs));
}

function takeWaiting(): CartChange[] {
  const changes = waiting;
  waiting = [];
  return changes;
}

/** Runs work while no other tab runs work of the same name; at once where the browser has no such locks. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();
}
