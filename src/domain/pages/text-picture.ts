/** A picture in a page's text: its address as it is served; `alt` is empty where it says nothing. */
export type TextPicture = { address: string; alt: string };

/** Characters of what it shows. */
export const longestAlt = 150;

const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
const plain = (text: string) => text.replace(/\\([\\[\]])/g, '$1');
const form = /^!\[((?:\\.|[^\\[\]])*)\]\(([^\s()]*)\)$/;

/** A paragraph that is a picture, `![What it shows](/address)`; null for any other. */
export function readPicture(paragraph: string): TextPicture | null {
  const [, words = '', address = ''] = form.exec(paragraph.replace(/\s+/g, ' ').trim()) ?? [];
  return address ? { address, alt: plain(words) } : null;
}

export function writePicture({ address, alt }: TextPicture): string {
  return `![${escaped(alt)}](${address})`;
}

/** A text as the picture that it begins with and the words after that. */
export function splitPicture(markdown: string): { picture: TextPicture | null; words: string } {
  const [first = '', ...others] = markdown.trim().split(/\n\s*\n/);
  const picture = readPicture(first);
  return picture ? { picture, words: others.join('\n\n').trim() } : { picture: null, words: markdown };
}

/** The same the other way. */
export function joinPicture(picture: TextPicture | null, words: string): string {
  return picture ? [writePicture(picture), words].filter(Boolean).join('\n\n') : words;
}
