import { t } from '@signpost/language';
import type { FunctionComponent, ReactNode } from 'react';
import { facts as given } from '../cards/common';
import { Carousel } from '../carousel/carousel';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import { SaveButton } from '../save-button/save-button';
import type { ListedRecord } from './record';
import styles from './record-carousel.module.css';

export interface RecordCarouselProps<Item> {
  line: Line;
  heading: string;
  /** A note for correct reading: the cohort of the figures, the reason for the selection. */
  note?: ReactNode;
  /** The URL of the full list. */
  all: string;
  /** An empty list renders nothing. */
  records: readonly Item[];
  /** The card component of the owning team. */
  Card: FunctionComponent<{ record: Item; layout: 'tile'; level: 3; action: ReactNode }>;
  isSaved: (record: Item) => boolean;
  onToggle: (record: Item) => void;
}

interface Saved extends Pick<ListedRecord, 'name' | 'facts'> {
  readonly id: string;
}

/** Names a record with its provider or employer, so that no two save buttons have the same name. */
const nameOf = ({ name, facts }: Saved): string => given(name, facts?.provider ?? facts?.employer).join(', ');

/** A row of records of one kind, each with a save button, and a link to the full list. */
export const RecordCarousel = <Item extends Saved>({
  line,
  heading,
  note,
  all,
  records,
  Card,
  isSaved,
  onToggle,
}: RecordCarouselProps<Item>) =>
  records.length === 0 ? null : (
    <div className={styles.row} data-line={line}>
      <Carousel heading={heading} all={<SmartLink href={all}>{t('See all')}</SmartLink>}>
        {records.map((record) => (
          <Card
            key={record.id}
            record={record}
            layout="tile"
            level={3}
            action={
              <SaveButton name={nameOf(record)} saved={isSaved(record)} onToggle={() => onToggle(record)} />
            }
          />
        ))}
      </Carousel>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
