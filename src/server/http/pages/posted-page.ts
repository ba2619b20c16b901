import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { PostedForm } from '#contract/page-rendering.ts';
import type { Language } from '#domain/language/language.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { serverWords } from '#server/words/server-words.ts';
import { escapeText, refillForms, type SentFields } from './refill-forms.ts';

const look =
  'padding:12px 16px;background:#fff3cd;color:#3d2e00;font-weight:600;text-align:center;overflow-wrap:anywhere';

// What was written back counts as typed, so that hydration keeps it; the sentence goes with the next thing that is done.
const script = `{const box=document.getElementById('unsent');
for(const field of document.querySelectorAll('[data-refilled]'))field.dispatchEvent(new Event('input',{bubbles:true}));
for(const type of ['submit','popstate'])addEventListener(type,()=>box.remove(),true);
addEventListener('click',({target})=>target.closest('a')&&box.remove(),true)}`;

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
type Shown = { posted: PostedForm } | { change: (html: string) => string };
type ShowPage = (request: FastifyRequest, reply: FastifyReply, view: Shown) => Promise<unknown>;
type AnswerForm = (request: FastifyRequest, sent: SentFields) => Promise<PostedForm | { to: string } | null>;

/**
 * A form of a page that was posted to the page's own address: its script has not arrived, or runs nowhere. One that `answer`
 * knows is sent, and its page says what came of it, or the next page follows. Of any other the page comes back, says
 * that nothing was sent, and has what was typed in its fields again. What else is posted here is no page.
 */
export function postedPageRoutes(app: FastifyInstance, answer: AnswerForm, show: ShowPage): void {
  const posted: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, fieldsOf(String(body))),
    );
    // Files are not read: no browser takes them back into a field.
    scope.addContentTypeParser('multipart/form-data', (_, body, done) => {
      body.resume().once('end', () => done(null, new Map()));
    });
    scope.post(
      '/*',
      {
        onRequest: async ({ headers }) => {
          if (!formType.test(headers['content-type'] ?? '')) throw new Refusal('notFound');
        },
      },
      async (request, reply) => {
        // What another site posts is sent nowhere, and written into no field.
        const isOwn = ['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);
        const sent = isOwn ? (request.body as SentFields) : new Map();
        const posted = isOwn ? await answer(request, sent) : null;
        if (posted && 'to' in posted) return reply.header('cache-control', 'no-store').redirect(posted.to, 303);
        if (posted) return show(request, reply, { posted });
        const change = (html: string) => withNotice(refillForms(html, sent), requestLanguage(request));
        return show(request, reply, { change });
      },
    );
  };
  void app.register(posted);
}

function fieldsOf(body: string): SentFields {
  const grouped = Map.groupBy(new URLSearchParams(body), ([name]) => name);
  return new Map([...grouped].map(([name, entries]) => [name, entries.map(([, value]) => value)]));
}

function withNotice(html: string, language: Language): string {
  const text = escapeText(serverWords[language].notSent);
  const box = `<aside id="unsent" role="alert" tabindex="-1" autofocus style="${look}">${text}</aside>`;
  const opened = html.replace(/<body\b[^>]*>/, (tag) => tag + box);
  const end = opened.lastIndexOf('</body>');
  return end < 0 ? opened : `${opened.slice(0, end)}<script>${script}</script>${opened.slice(end)}`;
}
