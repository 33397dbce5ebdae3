import { t } from '@signpost/language';
import { lazy, Suspense, useCallback, useState, type MouseEvent } from 'react';
import { Picture } from '../picture/picture';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './photo-gallery.module.css';
import type { Photo } from './photo';

export interface PhotoGalleryProps {
  photos: readonly Photo[];
  /** The subject of the photos. */
  label: string;
}

// Loaded on demand, because most visitors open no photo.
const Lightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lightbox" */ './lightbox')).Lightbox,
}));

/** A grid of photos, each a link to its file; with JavaScript they open in a lightbox. */
export const PhotoGallery = ({ photos, label }: PhotoGalleryProps) => {
  const [shown, setShown] = useState<number | null>(null);
  const [wanted, want] = useState(false);
  const close = useCallback(() => setShown(null), []);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    want(true);
    setShown(index);
  };
  return (
    <section
      aria-label={t('{label}: {count, plural, one {# picture} other {# pictures}}', {
        label,
        count: photos.length,
      })}
    >
      <ul className={styles.sheet}>
        {photos.map(({ src, alt }, index) => (
          <li key={src}>
            <a href={src} className={styles.photo} onClick={(event) => open(event, index)}>
              <Picture src={src} alt={alt} sizes="(min-width: 60rem) 25vw, 50vw" />
              <VisuallyHidden>{t(': see it large')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {wanted && (
        <Suspense fallback={null}>
          <Lightbox photos={photos} label={label} shown={shown} onShow={setShown} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
