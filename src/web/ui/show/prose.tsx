import { cx } from '#web/ui/cx.ts';

/** A whole text that the server has made of Markdown and cleaned (render-text.ts). */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx(
        'grid gap-3 [&_a]:text-brand [&_a]:underline [&_h2]:mt-5 [&_h2]:text-xl [&_h2]:font-semibold [&>:first-child]:mt-0 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5',
        // A text within the text, as a form to copy: a paper of its own.
        '[&_blockquote]:grid [&_blockquote]:gap-3 [&_blockquote]:rounded-card [&_blockquote]:border [&_blockquote]:border-line [&_blockquote]:bg-card [&_blockquote]:p-5',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
