import { t } from '@signpost/language';
import { Children, useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { PictureSizes } from '../cards/picture-sizes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

export interface CarouselProps {
  heading: string;
  level?: 2 | 3;
  /** A link to the full list, beside the heading. */
  all?: ReactNode;
  /** The cards, one child each. */
  children: ReactNode;
}

/** The width of a card on most screens, as in the style sheet. */
const ITEM_WIDTH = '17.5rem';

/**
 * A horizontally scrolling row of cards: swiped, scrolled or stepped by visible buttons, and by keyboard through the
 * cards' own links. It never moves by itself. Without JavaScript it is a scrolling row.
 */
export const Carousel = ({ heading, level = 2, all, children }: CarouselProps) => {
  const id = useId();
  const { track, step, atStart, atEnd } = useCarousel<HTMLUListElement>();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.carousel} aria-labelledby={id}>
      <div className={styles.top}>
        <Heading id={id}>{heading}</Heading>
        {all && <div className={styles.all}>{all}</div>}
        <div className={styles.steps}>
          <button type="button" className={styles.step} aria-disabled={atStart} onClick={() => step(-1)}>
            <Icon name="back" />
            <VisuallyHidden>{t('Previous: {heading}', { heading })}</VisuallyHidden>
          </button>
          <button type="button" className={styles.step} aria-disabled={atEnd} onClick={() => step(1)}>
            <Icon name="next" />
            <VisuallyHidden>{t('Next: {heading}', { heading })}</VisuallyHidden>
          </button>
        </div>
      </div>
      <ul className={styles.track} ref={track}>
        <PictureSizes.Provider value={ITEM_WIDTH}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </PictureSizes.Provider>
      </ul>
    </section>
  );
};
