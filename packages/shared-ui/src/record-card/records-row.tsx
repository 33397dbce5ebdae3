import type { FunctionComponent, ReactNode } from 'react';
import { Carousel } from '../carousel/carousel';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import { SaveButton } from '../save-button/save-button';
import styles from './records-row.module.css';

export interface RecordsRowProps<Item> {
  line: Line;
  heading: string;
  /** What must be known to read it rightly: whose figures they are, why these are shown. */
  note?: ReactNode;
  /** Where all of them are. */
  all: string;
  /** None make no row. */
  records: readonly Item[];
  /** How its squad shows one. */
  Card: FunctionComponent<{ record: Item; layout: 'tile'; level: 3; action: ReactNode }>;
  isSaved: (record: Item) => boolean;
  onToggle: (record: Item) => void;
}

/** A row of records of one kind, each to save, with a way to all of them. */
export const RecordsRow = <Item extends { readonly id: string; readonly name: string }>({
  line,
  heading,
  note,
  all,
  records,
  Card,
  isSaved,
  onToggle,
}: RecordsRowProps<Item>) =>
  records.length === 0 ? null : (
    <div className={styles.row} data-line={line}>
      <Carousel heading={heading} all={<SmartLink href={all}>See all</SmartLink>}>
        {records.map((record) => (
          <Card
            key={record.id}
            record={record}
            layout="tile"
            level={3}
            action={
              <SaveButton name={record.name} saved={isSaved(record)} onToggle={() => onToggle(record)} />
            }
          />
        ))}
      </Carousel>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
