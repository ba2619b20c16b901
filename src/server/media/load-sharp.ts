/** The picture library, loaded with the first picture: it takes some 8 MB that a shop mostly does without. */
export const loadSharp = async () => (await import('sharp')).default;
