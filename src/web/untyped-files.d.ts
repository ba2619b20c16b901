declare module 'virtual:word-files' {
  /** Addresses of the built word files by language and area (`fr.base`); empty in development. */
  export const wordFiles: Readonly<Record<string, string>>;
}

// The files of lucide's icons, one an icon, have no types of their own.
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shape: import('lucide').IconNode;
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default shape;
}
