import { latLngBounds, map as leaflet, polygon, tileLayer } from 'leaflet';
import './leaflet.css';
import { CREDIT } from './credit';
import { decodeRing, type PackedRing } from './decode';
import { frameOf } from './frame';
import { placeMarkers } from './markers';
import styles from './map.module.css';
import type { MapPoint, MapTiles } from './point';
import { isWholeCountry } from './static-map';
import outline from './uk-outline.json';

const UK = latLngBounds([49.7, -8.7], [60.95, 2]);
/** The zoom step of the controls. */
const ZOOM_STEP = 0.25;

export interface Drawing {
  points: readonly MapPoint[];
  tiles?: MapTiles | undefined;
  /** Called with the URL of a place when its link is followed. */
  go: (href: string) => void;
}

const drawLand = (map: ReturnType<typeof leaflet>) => {
  const rings = (outline as PackedRing[]).map((ring) => [decodeRing(ring)]);
  // Wider strokes under narrower ones draw the depth contours around the coast.
  for (const className of [styles.deep, styles.shoal, styles.land]) {
    polygon(rings, { className: className ?? '', interactive: false, smoothFactor: 0.6 }).addTo(map);
  }
};

/** Renders the map into an element of fixed size and returns a function that removes it. Browser only. */
export const draw = (element: HTMLElement, { points, tiles, go }: Drawing): (() => void) => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet(element, {
    // The whole country keeps the size of the static picture that it replaces.
    zoomSnap: isWholeCountry(points) ? 0 : ZOOM_STEP,
    minZoom: 4,
    maxZoom: tiles ? 17 : 11,
    maxBounds: UK.pad(0.4),
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
  });
  map.attributionControl.setPrefix(false).addAttribution(CREDIT);
  // Space at the bottom for the attribution, which would otherwise cover the southernmost places.
  const room = points.length ? 24 : 0;
  const { south, west, north, east } = frameOf(points);
  map.fitBounds(latLngBounds([south, west], [north, east]), {
    paddingTopLeft: [room, room],
    paddingBottomRight: [room, room + 40],
    maxZoom: 8,
  });
  map.options.zoomSnap = ZOOM_STEP;
  drawLand(map);
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
  placeMarkers(map, points, go);
  return () => void map.remove();
};
