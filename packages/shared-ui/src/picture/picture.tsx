import styles from './picture.module.css';

export interface PictureProps {
  /** The image's URL without a query; sizes are requested with `?w=`. SVG is used unchanged. */
  src: string;
  /** Empty for decorative images. */
  alt: string;
  /** The `sizes` attribute: layout widths in CSS pixels. */
  sizes: string;
  /** Reserves the space before it loads. */
  ratio?: 'tile' | 'banner' | 'square';
  /** For the one picture in the initial viewport: loads first and not lazily. */
  eager?: boolean;
}

const WIDTHS = [320, 640, 960, 1200, 1600];

/** A responsive picture over a placeholder in the line's colour, without layout shift. */
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
