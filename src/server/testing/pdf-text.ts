import { inflateSync } from 'node:zlib';

/** What a reader sees of a PDF as pdfkit writes it: the letters of its pages, by the tables that its embedded fonts carry. */
export function pdfText(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    const [, named = ''] = /\/Font <<([^>]*)>>/.exec(head) ?? [];
    for (const [, name = '', id = ''] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(table)?.content ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages
    .map(({ head }) => {
      const [, id = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
      return shownIn(objects.get(id)?.content ?? '', fonts);
    })
    .join('\n');
}

type PdfObject = { head: string; content: string };

function objectsOf(text: string): Map<string, PdfObject> {
  const all = [...text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)];
  return new Map(
    all.map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split('\nstream\n');
      const bytes = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1');
      const isPacked = stream !== undefined && head.includes('/FlateDecode');
      return [id, { head, content: isPacked ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1') }];
    }),
  );
}

/** The letters by the numbers of their shapes. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [i, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const codes = units.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const letter = String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
      letters.set((first + i).toString(16).padStart(4, '0'), letter);
    }
  }
  return letters;
}

/** Texts that follow each other on one line are one line. */
function shownIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let text = '';
  let line = '';
  let font: ReadonlyMap<string, string> = new Map();
  const signs = /1 0 0 1 \S+ (\S+) Tm|\/(\w+) \S+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, y, name, shown] of content.matchAll(signs)) {
    if (y !== undefined && y !== line) {
      line = y;
      text += '\n';
    }
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
      text += (hex.match(/.{4}/g) ?? []).map((code) => font.get(code.toLowerCase()) ?? '\ufffd').join('');
  }
  return text;
}
