import { cx } from '#web/ui/cx.ts';

/** A whole text that the server has made of Markdown and cleaned (render-text.ts). */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx(
        'grid gap-3 [&_a]:text-brand [&_a]:underline [&_h2]:mt-5 [&_h2]:text-xl [&_h2]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
