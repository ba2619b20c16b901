/** The first stop of the Tab key: jumps over the header. `to` is the id of the main region. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {label}
    </a>
  );
}
