import { localPath } from '#domain/access/local-path.ts';
import { longestAlt, readPicture, type TextPicture, writePicture } from './text-picture.ts';

/**
 * What home says first, in one language: a heading, a sentence, a link. Empty texts and null are left to the program's own.
 */
export type HomeText = {
  heading: string;
  sentence: string;
  link: { label: string; to: string } | null;
  /** `narrow` is the address of another one for narrow screens; null: the same there. */
  picture: (TextPicture & { narrow: string | null }) | null;
};

/** Characters: what a first screen has room for at both widths. */
export const homeTextLengths = { heading: 80, sentence: 200, label: 40, alt: longestAlt } as const;

const escaped = (text: string) => text.replace(/[\\[\]]/g, '\\$&');
const plain = (text: string) => text.replace(/\\([\\[\]])/g, '$1');
/** A label in brackets, then an address: `[Label](/address)`. */
const linked = /^\[((?:\\.|[^\\[\]])*)\]\(([^\s()]*)\)$/;

/**
 * The text of home as it is kept, one Markdown text as of other pages: a paragraph with the picture, another with that for
 * narrow screens, one with the heading (`## …`), one with the link, what remains is the sentence.
 */
export function parseHomeText(markdown: string): HomeText {
  const text: HomeText = { heading: '', sentence: '', link: null, picture: null };
  const sentences: string[] = [];
  for (const block of markdown.split(/\n\s*\n/)) {
    const one = block.replace(/\s+/g, ' ').trim();
    const [link, label = '', to = ''] = linked.exec(one) ?? [];
    const picture = readPicture(one);
    if (picture && text.picture) text.picture.narrow = picture.address;
    else if (picture) text.picture = { ...picture, narrow: null };
    else if (link) text.link = { label: plain(label), to };
    else if (one.startsWith('## ')) text.heading = one.slice(3).trim();
    else if (one) sentences.push(one);
  }
  return { ...text, sentence: sentences.join(' ') };
}

/** The same the other way; a text of nothing is empty. */
export function writeHomeText({ heading, sentence, link, picture }: HomeText): string {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const blocks = [
    picture && writePicture(picture),
    picture?.narrow && writePicture({ address: picture.narrow, alt: '' }),
    line(heading) && `## ${line(heading)}`,
    line(sentence),
    link &&
      `[${escaped(line(link.label))}](${encodeURI(decodeSafely(link.to)).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

type Fault = 'length' | 'link';

/** What is wrong with a text of home, by its part: its length, or a link that leads to no page of the shop. */
export function homeTextFaults({ heading, sentence, link, picture }: HomeText): Partial<Record<keyof HomeText, Fault>> {
  const most = homeTextLengths;
  const faults: Partial<Record<keyof HomeText, Fault>> = {};
  if (heading.length > most.heading) faults.heading = 'length';
  if (sentence.length > most.sentence) faults.sentence = 'length';
  if (link && link.label.length > most.label) faults.link = 'length';
  if (link && !leadsToOwnPage(link.to)) faults.link = 'link';
  if (picture && picture.alt.length > most.alt) faults.picture = 'length';
  return faults;
}

/** Whether what home links to is a page of this shop. */
export function leadsToOwnPage(to: string): boolean {
  return to === '/' || localPath(to) !== '/';
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
