import type { Line } from '../line/line';

/** A place on the map: WGS 84 degrees, its name, and its link. */
export interface MapPoint {
  id: string;
  lat: number;
  lng: number;
  name: string;
  href: string;
  /** A short text under the name in its popup. */
  note?: string | undefined;
  line?: Line;
}

/** The place that distances are measured from. */
export interface MapCentre {
  lat: number;
  lng: number;
  name: string;
  /** Miles; null without a limit. */
  radius: number | null;
}

/** Raster tiles over the built-in outline. `url` has {z}, {x} and {y}. */
export interface MapTiles {
  url: string;
  attribution: string;
}
