import type { SavedItem } from '@signpost/identity';
import { Badge, Button, Icon, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { ofWhom, ofWhomWithAward } from '../../components/catalogue/of-whom';
import { SlotBoundary } from '../../routing/slot-boundary';
import { Note } from './note';
import type { Section } from './sections';
import type { ItemRecord } from './use-records';
import styles from './saved-items.module.css';

interface SavedRowProps {
  section: Section;
  item: SavedItem;
  record: ItemRecord;
  /** Whether it stands in the top five; null for what cannot. */
  top: 'in' | 'free' | 'full' | null;
  onTop: () => void;
  onTakeOff: () => void;
  /** Its box in the comparison form; null where there is nothing to compare. */
  compare: {
    name: string;
    value: string;
    chosen: boolean;
    full: boolean;
    onChoose: (on: boolean) => void;
  } | null;
}

const SAID = {
  waiting: ' ',
  gone: 'No longer in our data. The course or place may have closed.',
  failed: 'We cannot load the details at the moment.',
  none: '',
} as const;

const Details = ({ record }: { record: ItemRecord }) => {
  if (typeof record === 'string') {
    return SAID[record] ? <p className={styles.details}>{SAID[record]}</p> : null;
  }
  return (
    <p className={styles.details}>
      <SlotBoundary fallback={ofWhomWithAward(record.hit)}>
        <Said {...record} />
      </SlotBoundary>
    </p>
  );
};

const Said = ({ hit, card }: Exclude<ItemRecord, string>) =>
  [ofWhom(hit), ...(card?.facts(hit) ?? [])].filter(Boolean).join(' · ');

/** One saved thing: what it is now, and what one can do with it. */
export const SavedRow = ({ section, item, record, top, onTop, onTakeOff, compare }: SavedRowProps) => (
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
      <Details record={record} />
      <Note kind={section.kind} item={item} />
    </div>
    <div className={styles.acts}>
      {top === 'in' && <Badge icon="check">In your top five</Badge>}
      {(top === 'free' || top === 'full') && (
        <Button size="small" disabled={top === 'full'} onClick={onTop}>
          {top === 'full' ? 'Top five is full' : 'Put in top five'}
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </Button>
      )}
      <button type="button" className={styles.takeOff} onClick={onTakeOff}>
        <Icon name="close" /> Take off
        <VisuallyHidden> {item.title}</VisuallyHidden>
      </button>
    </div>
  </li>
);
