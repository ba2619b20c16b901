declare module 'virtual:word-files' {
  /** Addresses of the built word files by language and area (`fr.base`); empty in development. */
  export const wordFiles: Readonly<Record<string, string>>;
}
