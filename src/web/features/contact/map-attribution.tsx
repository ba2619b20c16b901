/** Whose map it is. OpenStreetMap asks to be named with a link to its licence. */
export function MapAttribution({ text }: { text: string }) {
  const name = 'OpenStreetMap';
  const [before = '', ...after] = text.split(name);
  if (after.length === 0) return <p className="mt-1 text-right text-sm text-quiet">{text}</p>;
  return (
    <p className="mt-1 text-right text-sm text-quiet">
      {before}
      <a href="https://www.openstreetmap.org/copyright" rel="noopener" className="underline hover:text-brand">
        {name}
      </a>
      {after.join(name)}
    </p>
  );
}
