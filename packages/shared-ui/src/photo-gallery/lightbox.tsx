import { t } from '@signpost/language';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon';
import { useModal } from '../modal/use-modal';
import styles from './photo-gallery.module.css';
import type { Photo } from './photo';

export interface LightboxProps {
  photos: readonly Photo[];
  label: string;
  /** The index of the current photo; null when closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

interface BarProps {
  photos: readonly Photo[];
  at: number;
  go: (index: number) => void;
  onClose: () => void;
}

/** The count, the caption and the buttons below the photo. */
const Bar = ({ photos, at, go, onClose }: BarProps) => (
  <div className={styles.bar}>
    <p className={styles.caption} role="status">
      <span className={styles.count}>{t('{value} of {count}', { value: at + 1, count: photos.length })}</span>
      {photos[at]?.caption ?? photos[at]?.alt}
    </p>
    <div className={styles.steps}>
      <button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon name="back" />
        {t('Previous')}
      </button>
      <button type="button" aria-disabled={at === photos.length - 1} onClick={() => go(at + 1)}>
        {t('Next')}
        <Icon name="next" />
      </button>
      <button type="button" onClick={onClose}>
        <Icon name="close" />
        {t('Close')}
      </button>
    </div>
  </div>
);

/**
 * A photo viewer over the page: arrow keys, buttons or a swipe change the photo; the count and the caption stay below.
 */
export const Lightbox = ({ photos, label, shown, onShow, onClose }: LightboxProps) => {
  const dialog = useModal(shown !== null, onClose);
  const track = useRef<HTMLUListElement>(null);
  const at = shown ?? 0;

  useEffect(() => {
    const list = track.current;
    if (shown === null || !list) return;
    // A swipe has already scrolled to the photo; a button or a key has not.
    const place = shown * list.clientWidth;
    if (Math.abs(Math.abs(list.scrollLeft) - place) > 1) list.scrollTo?.({ left: place });
  }, [shown]);

  const go = (index: number) => {
    if (index >= 0 && index < photos.length) onShow(index);
  };
  const swiped = () => {
    const list = track.current;
    const width = list?.clientWidth;
    if (list && width && shown !== null) go(Math.round(Math.abs(list.scrollLeft) / width));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // Prevents the browser from scrolling the row as well.
    event.preventDefault();
    go(event.key === 'ArrowRight' ? at + 1 : at - 1);
  };

  return (
    // The keys are a shortcut for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog className={styles.lightbox} ref={dialog} aria-label={label} onKeyDown={keys}>
      {shown !== null && (
        <>
          {/* A scrollable element must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={styles.track} ref={track} onScrollEnd={swiped} tabIndex={0} aria-label={t('Photos')}>
            {photos.map(({ src, alt }, index) => (
              <li key={src} className={styles.frame} inert={index !== at}>
                <img
                  src={src}
                  srcSet={
                    src.endsWith('.svg')
                      ? undefined
                      : `${src}?w=960 960w, ${src}?w=1200 1200w, ${src}?w=1600 1600w`
                  }
                  sizes="100vw"
                  alt={alt}
                  loading={Math.abs(index - at) < 2 ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </li>
            ))}
          </ul>
          <Bar photos={photos} at={at} go={go} onClose={() => dialog.current?.close()} />
        </>
      )}
    </dialog>
  );
};
