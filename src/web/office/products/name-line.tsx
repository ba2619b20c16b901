import { splitSize } from '#web/lib/writing/name-size.ts';

/**
 * The name of a product in one line, where there is room for a part of it: what it ends with is never cut, the size of the
 * pack or the day of a lot of short date, which tell goods of one kind apart.
 */
export function NameLine({ name, pieces }: { name: string; pieces: number | null }) {
  const end = /\s[\d/]{10}$/.exec(name)?.[0] ?? name.slice(splitSize(name, pieces).title.length);
  return (
    <span className="flex">
      <span className="truncate">{name.slice(0, name.length - end.length)}</span>
      {end && <span className="shrink-0 whitespace-pre">{end}</span>}
    </span>
  );
}
