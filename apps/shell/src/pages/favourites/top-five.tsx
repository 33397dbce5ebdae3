import { t } from '@signpost/language';
import { useEffect, useRef, useState } from 'react';
import { moveTopChoice, setTopChoice, topChoices, type Favourites, type SavedItem } from '@signpost/identity';
import { Icon, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { affiliationWithAward } from '../../components/catalogue/affiliation';
import { RecordDetails } from './record-details';
import { sectionOf } from './sections';
import { useRecords, type ItemRecord } from './use-records';
import styles from './top-five.module.css';

type Direction = 'up' | 'down';

/** Five numbered slots for courses (E-14), moved by buttons, so that no dragging is needed. */
export const TopFive = ({ favourites }: { favourites: Favourites }) => {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ number: number; direction: Direction } | null>(null);
  const [emptied, setEmptied] = useState<{ number: number } | null>(null);
  const slots = topChoices(favourites);
  const recordFor = useRecords(sectionOf('courses'), favourites.courses);
  const title = moved && slots[moved.number - 1]?.course;

  // The focus stays with the moved course, not with its old slot.
  useEffect(() => {
    if (moved)
      list.current?.querySelector<HTMLElement>(`[data-move="${moved.direction}${moved.number}"]`)?.focus();
  }, [moved]);

  // The pressed button is gone, and the focus must not fall back to the start of the page.
  useEffect(() => {
    if (emptied) list.current?.querySelector<HTMLElement>(`[data-free="${emptied.number}"]`)?.focus();
  }, [emptied]);
  const empty = (number: number) => {
    setTopChoice(number, false);
    setEmptied({ number });
  };

  const move = (number: number, direction: Direction) => {
    if (moveTopChoice(number, direction)) {
      setMoved({ number: number + (direction === 'up' ? -1 : 1), direction });
    }
  };
  return (
    <section className={styles.top} data-line="courses" aria-labelledby="top-five">
      <h2 id="top-five">{t('Your top five courses')}</h2>
      <p className={styles.help}>
        {t('The courses you would apply for, in your order.')}{' '}
        {slots.some(({ course }) => !course) && t('Press “Put in top five” on a saved course.')}
      </p>
      <ol ref={list} className={styles.slots}>
        {slots.map((slot) => (
          <Slot
            key={slot.number}
            {...slot}
            record={slot.course ? recordFor(slot.course) : 'none'}
            slotCount={slots.length}
            onMove={move}
            onEmpty={empty}
          />
        ))}
      </ol>
      {slots.some(({ course }) => course) && (
        <p className={styles.help}>
          <SmartLink href="/explore/courses/choices">
            {t('Check these choices against the rules and dates')}
          </SmartLink>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {moved && title
            ? t('{title} is now number {number}', { title: title.title, number: moved.number })
            : ''}
        </span>
      </VisuallyHidden>
    </section>
  );
};

interface SlotProps {
  number: number;
  course: SavedItem | false;
  record: ItemRecord;
  slotCount: number;
  onMove: (number: number, direction: Direction) => void;
  onEmpty: (number: number) => void;
}

const Slot = ({ number, course, record, slotCount, onMove, onEmpty }: SlotProps) => (
  <li className={course ? styles.slot : `${styles.slot} ${styles.empty}`}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    {course ? (
      <>
        <ChosenCourse course={course} record={record} />
        <span className={styles.moves}>
          <Move direction="up" number={number} title={course.title} endSlot={1} onMove={onMove} />
          <Move direction="down" number={number} title={course.title} endSlot={slotCount} onMove={onMove} />
          <button type="button" className={styles.move} onClick={() => onEmpty(number)}>
            <Icon name="close" />
            <VisuallyHidden>
              {t('Empty place {number}: {title} stays saved', { number, title: course.title })}
            </VisuallyHidden>
          </button>
        </span>
      </>
    ) : (
      <VisuallyHidden>
        <span data-free={number} tabIndex={-1}>
          {t('Free.')}
        </span>
      </VisuallyHidden>
    )}
  </li>
);

/** A course with its provider and place, whose line is reserved while the record loads; with all facts in print. */
const ChosenCourse = ({ course, record }: { course: SavedItem; record: ItemRecord }) => (
  <div>
    <SmartLink href={course.url}>{course.title}</SmartLink>
    <p className={styles.where}>{typeof record === 'string' ? '\u00a0' : affiliationWithAward(record.hit)}</p>
    <div className={styles.printed}>
      <RecordDetails record={record} />
      {course.note && <p>{t('Note: {note}', { note: course.note })}</p>}
    </div>
  </div>
);

interface MoveProps {
  direction: Direction;
  number: number;
  title: string;
  /** The slot at the end of this direction. */
  endSlot: number;
  onMove: (number: number, direction: Direction) => void;
}

const Move = ({ direction, number, title, endSlot, onMove }: MoveProps) => (
  <button
    type="button"
    className={styles.move}
    data-move={`${direction}${number}`}
    aria-disabled={number === endSlot}
    onClick={() => onMove(number, direction)}
  >
    <Icon name={direction} />
    <VisuallyHidden>{t('Move {direction}: {title}', { direction, title })}</VisuallyHidden>
  </button>
);
