import { t } from '@signpost/language';
import { divIcon, latLngBounds, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { cluster } from './cluster';
import type { MapPoint } from './point';
import styles from './map.module.css';

const REACH = 40;
const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = [
  ['path', { d: 'M16 43C25 31 31 23.5 31 16A15 15 0 0 0 1 16c0 7.5 6 15 15 27z' }],
  ['circle', { cx: '16', cy: '16', r: '6.5' }],
] as const;

// Created through the DOM, because Trusted Types reject HTML strings.
const drawPin = (): HTMLElement => {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 44');
  drawing.setAttribute('aria-hidden', 'true');
  for (const [name, attributes] of SHAPES) {
    const shape = drawing.appendChild(document.createElementNS(SVG, name));
    for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  }
  const holder = document.createElement('span');
  holder.append(drawing);
  return holder;
};

const popup = (point: MapPoint, go: (href: string) => void): HTMLElement => {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = point.href;
  link.textContent = point.name;
  link.className = styles.popupLink ?? '';
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(point.href);
  });
  box.append(link);
  if (point.note) {
    const note = document.createElement('p');
    note.textContent = point.note;
    box.append(note);
  }
  return box;
};

/** What the map calls when a link in a popup is followed, and when a pin is chosen. */
interface Calls {
  go: (href: string) => void;
  pick: (id: string) => void;
}

const pin = (point: MapPoint, { go, pick }: Calls): Marker =>
  marker([point.lat, point.lng], {
    icon: divIcon({ className: styles.pin ?? '', html: drawPin(), iconSize: [32, 44], iconAnchor: [16, 43] }),
    title: point.name,
    alt: point.name,
  })
    .bindPopup(popup(point, go), { offset: [0, -34], minWidth: 180 })
    .on('popupopen', () => pick(point.id));

const crowd = (map: LeafletMap, points: readonly MapPoint[]): Marker => {
  const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
  const [first] = points;
  const name = t('{count, plural, one {# place} other {# places}}: zoom in', { count: points.length });
  const size = points.length > 9 ? 48 : 40;
  return marker(first ? [first.lat, first.lng] : bounds.getCenter(), {
    icon: divIcon({ className: styles.crowd ?? '', html: String(points.length), iconSize: [size, size] }),
    title: name,
    alt: name,
  }).on('click', () => map.flyToBounds(bounds, { padding: [48, 48], maxZoom: map.getZoom() + 3 }));
};

/**
 * Places a pin for each place on the map, or a count where places overlap; repeated at each zoom level. Returns a
 * function that marks the pin or the count of one place.
 */
export const placeMarkers = (map: LeafletMap, points: readonly MapPoint[], calls: Calls) => {
  const group = layerGroup().addTo(map);
  let marked: string | null = null;
  let signs: { ids: readonly string[]; element: HTMLElement | undefined }[] = [];
  const showMarked = () => {
    for (const { ids, element } of signs) {
      element?.toggleAttribute('data-marked', marked !== null && ids.includes(marked));
    }
  };
  const place = () => {
    group.clearLayers();
    signs = [];
    const onScreen = points.map((item) => ({ ...map.project([item.lat, item.lng]), item }));
    const apart = map.getZoom() >= map.getMaxZoom() ? 1 : REACH;
    for (const together of cluster(onScreen, apart)) {
      const [first, ...others] = together;
      if (!first) continue;
      const sign = others.length ? crowd(map, together) : pin(first, calls);
      sign.addTo(group);
      const element = sign.getElement();
      element?.setAttribute('aria-label', sign.options.alt ?? '');
      if (first.line) element?.setAttribute('data-line', first.line);
      signs.push({ ids: together.map(({ id }) => id), element });
    }
    showMarked();
  };
  map.on('zoomend', place);
  place();
  return (id: string | null) => {
    marked = id;
    showMarked();
  };
};
