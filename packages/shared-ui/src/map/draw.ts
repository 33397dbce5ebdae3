import { latLngBounds, map as leaflet, polygon, tileLayer } from 'leaflet';
import './leaflet.css';
import { decodeRing, type PackedRing } from './decode';
import { placeMarkers } from './markers';
import styles from './map.module.css';
import type { MapPoint, MapTiles } from './point';
import outline from './uk-outline.json';

const UK = latLngBounds([49.7, -8.7], [60.95, 2]);
const MAINLAND = latLngBounds([49.9, -7.9], [58.8, 1.8]);
const WIDE_SPREAD = 4;
const CREDIT =
  'Outline: contains OS, ONS, NRS and LPS data © Crown copyright and database right 2016, OGL v3; converted by Martin Chorley, CC BY 4.0';

export interface Drawing {
  points: readonly MapPoint[];
  tiles?: MapTiles | undefined;
  /** Called with the address of a place's link when it is followed. */
  go: (href: string) => void;
}

// Places far apart are shown on the whole country: half of it is harder to recognise.
const frame = (points: readonly MapPoint[]) => {
  if (points.length === 0) return MAINLAND;
  const places = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
  return places.getNorth() - places.getSouth() > WIDE_SPREAD ? places.extend(MAINLAND) : places;
};

const drawLand = (map: ReturnType<typeof leaflet>) => {
  const rings = (outline as PackedRing[]).map((ring) => [decodeRing(ring)]);
  // Wider strokes under narrower ones make the depth contours around the coast.
  for (const className of [styles.deep, styles.shoal, styles.land]) {
    polygon(rings, { className: className ?? '', interactive: false, smoothFactor: 0.6 }).addTo(map);
  }
};

/** Draws the map into an element of fixed size and gives back what takes it away again. Browser only. */
export const draw = (element: HTMLElement, { points, tiles, go }: Drawing): (() => void) => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet(element, {
    zoomSnap: 0.25,
    minZoom: 4,
    maxZoom: tiles ? 17 : 11,
    maxBounds: UK.pad(0.4),
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
  });
  map.attributionControl.setPrefix(false).addAttribution(CREDIT);
  // Room at the foot for the credit, which would otherwise lie over the southernmost places.
  const room = points.length ? 24 : 0;
  map.fitBounds(frame(points), {
    paddingTopLeft: [room, room],
    paddingBottomRight: [room, room + 40],
    maxZoom: 8,
  });
  drawLand(map);
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
  placeMarkers(map, points, go);
  return () => void map.remove();
};
