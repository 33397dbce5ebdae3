import type { SavedItem } from '@signpost/identity';
import { Badge, Button, Icon, SampleMark, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { affiliationOf, affiliationWithAward } from '../../components/catalogue/affiliation';
import { SlotBoundary } from '../../slots/slot-boundary';
import { Note } from './note';
import type { Section } from './sections';
import type { ItemRecord } from './use-records';
import styles from './saved-items.module.css';

interface SavedRowProps {
  section: Section;
  item: SavedItem;
  record: ItemRecord;
  /** Whether it is in the top five, or can be added; null for a kind that cannot. */
  topFiveState: 'in' | 'free' | 'full' | null;
  onTopFive: () => void;
  onRemove: () => void;
  /** Its checkbox in the comparison form; null for a kind that cannot be compared. */
  compare: {
    name: string;
    value: string;
    chosen: boolean;
    full: boolean;
    onChoose: (on: boolean) => void;
  } | null;
}

const STATE_TEXTS = {
  waiting: ' ',
  gone: 'No longer in our data. The course or place may have closed.',
  failed: 'We cannot load the details at the moment.',
  none: '',
} as const;

const Details = ({ record }: { record: ItemRecord }) => {
  if (typeof record === 'string') {
    return STATE_TEXTS[record] ? <p className={styles.details}>{STATE_TEXTS[record]}</p> : null;
  }
  return (
    <p className={styles.details}>
      <SlotBoundary fallback={affiliationWithAward(record.hit)}>
        <RecordFacts {...record} />
      </SlotBoundary>
    </p>
  );
};

const RecordFacts = ({ hit, card }: Exclude<ItemRecord, string>) =>
  [affiliationOf(hit), ...(card?.facts(hit) ?? [])].filter(Boolean).join(' · ');

/** One saved item: its current record, and its controls. */
export const SavedRow = ({
  section,
  item,
  record,
  topFiveState,
  onTopFive,
  onRemove,
  compare,
}: SavedRowProps) => (
  <li className={styles.row} data-line={section.line}>
    {compare && (
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={compare.name}
          value={compare.value}
          checked={compare.chosen}
          disabled={compare.full && !compare.chosen}
          onChange={({ target }) => compare.onChoose(target.checked)}
        />
        <VisuallyHidden>Compare {item.title}</VisuallyHidden>
      </label>
    )}
    <div className={styles.words}>
      <h3>
        <SmartLink href={item.url}>{item.title}</SmartLink>
      </h3>
      {typeof record === 'object' && record.hit.facts.sample && <SampleMark />}
      <Details record={record} />
      <Note kind={section.kind} item={item} />
    </div>
    <div className={styles.acts}>
      {topFiveState === 'in' && <Badge icon="check">In your top five</Badge>}
      {(topFiveState === 'free' || topFiveState === 'full') && (
        <Button size="small" disabled={topFiveState === 'full'} onClick={onTopFive}>
          {topFiveState === 'full' ? 'Top five is full' : 'Put in top five'}
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </Button>
      )}
      <button type="button" className={styles.takeOff} onClick={onRemove}>
        <Icon name="close" /> Take off
        <VisuallyHidden> {item.title}</VisuallyHidden>
      </button>
    </div>
  </li>
);
