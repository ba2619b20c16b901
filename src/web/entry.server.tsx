import { Writable } from 'node:stream';
import { wordFiles } from 'virtual:word-files';
import { type ReactNode, useContext } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { languages } from '#domain/language/language.ts';
import { startLater } from '#web/speed/start/start-later.ts';
import { LanguageContext, WordsAheadContext } from './i18n/use-t.ts';
import { type LazyArea, loadAllWords, wordsOf } from './i18n/words.ts';
import { languageOf } from './lib/page/page-request.ts';

// The server has the words of all languages from the start, so that rendering never waits for words.
for (const language of languages) {
  const missing = (await loadAllWords(language)).find((area) => !wordsOf(language, area));
  if (missing) throw new Error(`src/web/i18n/${language} has no words for ${missing}`);
}

/** Renders a page whole: what is kept in memory and hashed for the policy must not trickle. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const language = languageOf(request);
  // The words of the page are on their way before the script that wants them.
  const sendAhead = (area: LazyArea | 'base') => {
    const file = wordFiles[`${language}.${area}`];
    if (file) preloadModule(file, { as: 'script' });
  };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(
      <LanguageContext value={language}>
        <WordsAheadContext value={sendAhead}>
          <BaseWords>
            <ServerRouter context={entry} url={request.url} />
          </BaseWords>
        </WordsAheadContext>
      </LanguageContext>,
      {
        // React would put a large part of the page behind a script that moves it into place: without script, nowhere.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(
            collectBytes((html) => {
              resolve(new Response(startLater(html) as Uint8Array<ArrayBuffer>, { headers, status: code }));
            }),
          );
        },
        onShellError: reject,
        onError() {
          // The error itself reaches the log through handleError; the page says that something is wrong.
          code = 500;
        },
      },
    );
  });
}

/** Takes what is written in pieces, and puts them together once. */
function collectBytes(done: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Asks for the words of every page: that can only be done while React renders. A parent, so that ids stay the same. */
function BaseWords({ children }: { children: ReactNode }) {
  useContext(WordsAheadContext)?.('base');
  return children;
}
