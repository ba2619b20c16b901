import { Browser, divIcon, latLngBounds, map as makeMap, marker, tileLayer } from 'leaflet';
import css from 'leaflet/dist/leaflet.css?url';

/** A store on a map: what its pin says, and what opens over it. */
export type MapPlace = { name: string; number: number; at: [latitude: number, longitude: number]; popup: () => Node };
export type ShownMap = { zoomBy: (steps: number) => void; remove: () => void };
/** As in the drawing, larger. */
const pinStyle =
  'grid! place-items-center rounded-full border-2 border-card bg-brand font-bold text-card! text-sm shadow-lift';
type Given = {
  tilesUrl: string;
  places: readonly MapPlace[];
  /** The first tile is there. A server of tiles that never answers leaves the drawing beneath alone. */
  onShown: () => void;
};

/**
 * A map of tiles in an element, with a pin for each place that the keyboard reaches and opens. The wheel and one finger
 * scroll the page, not the map.
 */
export async function showMap(element: HTMLElement, { tilesUrl, places, onShown }: Given): Promise<ShownMap> {
  await loadStyles();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = makeMap(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  });
  shown.fitBounds(latLngBounds(places.map(({ at }) => at)), { padding: [48, 48], maxZoom: 15, animate: false });
  tileLayer(tilesUrl, { maxZoom: 19 }).once('tileload', onShown).addTo(shown);
  for (const { name, number, at, popup } of places) {
    const pin = marker(at, { icon: divIcon({ className: pinStyle, html: `${number}`, iconSize: [36, 36] }) });
    pin.bindPopup(() => popup() as HTMLElement, { closeButton: false, autoPanPadding: [16, 16] }).addTo(shown);
    pin.getElement()?.setAttribute('aria-label', `${number}. ${name}`);
  }
  // Leaflet itself gets the key only while the map has the focus, not a pin on it.
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shown.closePopup();
  });
  return { zoomBy: (steps) => void shown.setZoom(shown.getZoom() + steps), remove: () => void shown.remove() };
}

/** Leaflet measures what it lays out: its styles have to be there before. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${css}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles of the map did not load'));
    };
    document.head.append(link);
  });
}
