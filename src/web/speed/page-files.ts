import { matchRoutes } from 'react-router';

/** What the browser knows of a page: React Router's manifest, which the build makes. */
type PageFiles = { id: string; path?: string; index?: boolean; module: string; imports?: string[] };

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, PageFiles> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Files that are in the browser's cache. */
const fetched = new Set<string>();

const isShopPage = ({ id, path }: PageFiles) => id !== 'root' && !path?.startsWith('admin');
const shopPages = () => Object.values(window.__reactRouterManifest?.routes ?? {}).filter(isShopPage);

/** The script of each page of the shop, as the build that is running names it. */
export const shopModules = (): string[] => shopPages().map(({ module }) => module);

/** Fetches the scripts of the shop's pages into the browser's cache, one after the other. Throws without a network. */
export async function fetchPageFiles(): Promise<void> {
  for (const page of shopPages()) {
    for (const file of filesOf(page)) if (!fetched.has(file)) await fetchFile(file, { priority: 'low' });
  }
}

/** Whether the scripts of a page are here: run already, or in the browser's cache. What is none of the shop's is not. */
export async function hasPageFiles(pathname: string): Promise<boolean> {
  const routes = shopPages().map(({ id, path, index }) => (index ? { id, index } : { id, path: path ?? '' }));
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  const page = shopPages().find((one) => one.id === id);
  if (!page) return false;
  if (page.id in (window.__reactRouterRouteModules ?? {})) return true;
  return Promise.all(filesOf(page).map((file) => fetchFile(file, { cache: 'force-cache' }))).then(
    () => true,
    () => false,
  );
}

const filesOf = ({ module, imports = [] }: PageFiles) => [module, ...imports];

async function fetchFile(file: string, how: RequestInit): Promise<void> {
  // Read to the end: only then is it kept.
  await (await fetch(file, how)).arrayBuffer();
  fetched.add(file);
}
