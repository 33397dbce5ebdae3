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

/** Raster tiles over the built-in outline. `url` has {z}, {x} and {y}. */
export interface MapTiles {
  url: string;
  attribution: string;
}
