import styles from './picture.module.css';

export interface PictureProps {
  /** The image's address without a query; sizes are asked for by `?w=`. SVG is used as it is. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Which widths, in CSS pixels, the layout gives it: the `sizes` attribute. */
  sizes: string;
  /** Fixes the room it takes before it loads. */
  ratio?: 'tile' | 'banner' | 'square';
  /** For the one picture that is in view at once: loads at once, before the others. */
  eager?: boolean;
}

const WIDTHS = [320, 640, 960, 1200, 1600];

/** A picture in the sizes a screen needs, over a drawn placeholder in the line's colour, with no layout shift. */
export const Picture = ({ src, alt, sizes, ratio = 'tile', eager = false }: PictureProps) => (
  <img
    className={`${styles.picture} ${styles[ratio]}`}
    src={src}
    srcSet={
      src.endsWith('.svg') ? undefined : WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')
    }
    sizes={sizes}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
  />
);
