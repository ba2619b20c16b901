/** Which build of the pages is running: another one may know its data under other names. */
export function buildOfPages(): string {
  return (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? '';
}
