export interface Photo {
  /** The URL without a query; sizes are requested with `?w=`. */
  src: string;
  /** Alt text, as a sentence. */
  alt: string;
  caption?: string | undefined;
}
