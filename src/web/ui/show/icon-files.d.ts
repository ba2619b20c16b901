// The files of lucide's icons, one an icon, have no types of their own.
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shape: import('lucide').IconNode;
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default shape;
}
