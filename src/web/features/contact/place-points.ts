type Place = { id: number; latitude: number | null; longitude: number | null };
export type PlacePoint = { id: number; x: number; y: number };

/**
 * Where places are in a drawing of `width` by `height`, north up, all of them visible with `margin` around; places
 * without coordinates are left out. Close to true for a city or a region: a degree of longitude is shortened by the
 * cosine of the latitude.
 */
export function placePoints(
  places: readonly Place[],
  { width, height, margin }: { width: number; height: number; margin: number },
): PlacePoint[] {
  const known = places.flatMap(({ id, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  );
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = middleOf(known.map(({ latitude }) => latitude));
  const shorten = Math.cos((middle * Math.PI) / 180);
  const flat = known.map(({ id, latitude, longitude }) => ({ id, east: longitude * shorten, north: latitude }));
  const [east, north] = [middleOf(flat.map((one) => one.east)), middleOf(flat.map((one) => one.north))];
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const scale = Math.min(
    (width - 2 * margin) / span(flat.map((one) => one.east)),
    (height - 2 * margin) / span(flat.map((one) => one.north)),
  );
  // One place, or several at one, have no span.
  const factor = Number.isFinite(scale) ? scale : 0;
  return flat.map((one) => ({
    id: one.id,
    x: Math.round(width / 2 + (one.east - east) * factor),
    y: Math.round(height / 2 - (one.north - north) * factor),
  }));
}
