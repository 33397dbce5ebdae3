import { latLngBounds, map as leaflet, polygon, tileLayer } from 'leaflet';
import './leaflet.css';
import { CREDIT } from './credit';
import { decodeRing, type PackedRing } from './decode';
import { frameOf } from './frame';
import { placeMarkers } from './markers';
import styles from './map.module.css';
import type { MapCentre, MapPoint, MapTiles } from './point';
import { isWholeCountry } from './static-map';
import { drawCentre, nameTowns } from './surroundings';
import outline from './uk-outline.json';

const UK = latLngBounds([49.7, -8.7], [60.95, 2]);
/** The zoom step of the controls. */
const ZOOM_STEP = 0.25;

export interface Drawing {
  points: readonly MapPoint[];
  tiles?: MapTiles | undefined;
  centre?: MapCentre | undefined;
  /** Called with the URL of a place when its link is followed. */
  go: (href: string) => void;
  /** Called with the id of a place when its pin is chosen. */
  pick: (id: string) => void;
}

/** A map that was drawn. */
export interface Drawn {
  remove: () => void;
  /** Marks the pin of a place, or of the group that it is in; null for none. */
  mark: (id: string | null) => void;
}

const drawLand = (map: ReturnType<typeof leaflet>) => {
  const rings = (outline as PackedRing[]).map((ring) => [decodeRing(ring)]);
  // Wider strokes under narrower ones draw the depth contours around the coast.
  for (const className of [styles.deep, styles.shoal, styles.land]) {
    polygon(rings, { className: className ?? '', interactive: false, smoothFactor: 0.6 }).addTo(map);
  }
};

/** Degrees of latitude in a mile, nearly. */
const MILE_IN_DEGREES = 1 / 69;

/** The corners of the area around a centre, which the map shows even where it has no place. */
const around = ({ lat, lng, radius }: MapCentre): MapPoint[] => {
  const north = (radius ?? 0) * MILE_IN_DEGREES;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const corner = (sign: number) => ({
    id: '',
    name: '',
    href: '',
    lat: lat + sign * north,
    lng: lng + sign * east,
  });
  return [corner(-1), corner(1)];
};

/** Renders the map into an element of fixed size. Browser only. */
export const draw = (element: HTMLElement, { points, tiles, centre, go, pick }: Drawing): Drawn => {
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
  const { south, west, north, east } = frameOf([...points, ...(centre ? around(centre) : [])]);
  map.fitBounds(latLngBounds([south, west], [north, east]), {
    paddingTopLeft: [room, room],
    paddingBottomRight: [room, room + 40],
    maxZoom: centre ? 10 : 8,
  });
  map.options.zoomSnap = ZOOM_STEP;
  drawLand(map);
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution }).addTo(map);
  nameTowns(map);
  if (centre) drawCentre(map, centre);
  const mark = placeMarkers(map, points, { go, pick });
  return { remove: () => void map.remove(), mark };
};
