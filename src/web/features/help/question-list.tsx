import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Icon } from '#web/ui/show/icon.tsx';
import { Prose } from '#web/ui/show/prose.tsx';

/** Questions that open without script, one at a time, and close again. `heading`: the level beneath what stands above. */
export function QuestionList({
  questions,
  heading: Heading = 'h2',
}: {
  questions: readonly { question: string; answer: string; html?: string }[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer, html }) => (
        <details key={`${question} ${answer}`} name="faq" className="group">
          <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
            <Heading className="flex-1 text-base">{question}</Heading>
            <Icon shape={ChevronDown} className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          {html ? <Prose html={html} className="pr-9 pb-5" /> : <p className="pr-9 pb-5">{answer}</p>}
        </details>
      ))}
    </div>
  );
}
