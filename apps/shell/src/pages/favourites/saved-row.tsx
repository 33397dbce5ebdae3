import { t } from '@signpost/language';
import { useEffect, useRef } from 'react';
import type { SavedItem } from '@signpost/identity';
import type { Watch } from '@signpost/identity/watches';
import { Badge, Button, Icon, SampleMark, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { Note } from './note/note';
import { RecordDetails } from './record-details';
import { WatchButton } from '../../watching/watch-button';
import type { Section } from './sections';
import type { ItemRecord } from './use-records';
import styles from './saved-items.module.css';

/** What to watch of a saved item; undefined for a kind that updates of the published data do not change. */
const watchOf = ({ kind }: Section, { id, title, url }: SavedItem): Watch | undefined =>
  kind === 'courses' || kind === 'unis' ? { kind, id, title, url } : undefined;

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

interface TopFiveControlProps {
  state: 'in' | 'free' | 'full';
  title: string;
  onAdd: () => void;
}

/** Puts a course in the top five. The focus goes from the pressed button to the text that replaces it. */
const TopFiveControl = ({ state, title, onAdd }: TopFiveControlProps) => {
  const added = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (state === 'in' && wasPressed.current) added.current?.focus();
    wasPressed.current = false;
  }, [state]);
  if (state === 'in') {
    return (
      <span ref={added} tabIndex={-1}>
        <Badge icon="check">{t('In your top five')}</Badge>
      </span>
    );
  }
  const add = () => {
    wasPressed.current = true;
    onAdd();
  };
  return (
    <Button size="small" disabled={state === 'full'} onClick={add}>
      {state === 'full' ? t('Top five is full') : t('Put in top five')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
};

/** One saved item: its current record, and its controls. */
export const SavedRow = ({
  section,
  item,
  record,
  topFiveState,
  onTopFive,
  onRemove,
  compare,
}: SavedRowProps) => {
  const watched = watchOf(section, item);
  return (
    <li
      className={topFiveState === 'in' ? `${styles.row} ${styles.ranked}` : styles.row}
      data-line={section.line}
    >
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
          <VisuallyHidden>{t('Compare {title}', { title: item.title })}</VisuallyHidden>
        </label>
      )}
      <div className={styles.words}>
        <h3>
          <SmartLink href={item.url}>{item.title}</SmartLink>
        </h3>
        {typeof record === 'object' && record.hit.facts.sample && <SampleMark />}
        <RecordDetails record={record} />
        <Note kind={section.kind} item={item} />
      </div>
      <div className={styles.acts}>
        {topFiveState && <TopFiveControl state={topFiveState} title={item.title} onAdd={onTopFive} />}
        {watched && <WatchButton item={watched} label={t('Tell me when this changes')} />}
        <button type="button" className={styles.takeOff} onClick={onRemove}>
          <Icon name="close" /> {t('Take off')}
          <VisuallyHidden> {item.title}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
};
