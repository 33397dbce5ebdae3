import { t } from '@signpost/language';
import { useOwnDistance } from '@signpost/identity/own-place';
import { miles } from '@signpost/shared-ui';
import { affiliationOf, affiliationWithAward } from '../../components/catalogue/affiliation';
import { SlotBoundary } from '../../slots/slot-boundary';
import type { ItemRecord } from './use-records';
import styles from './saved-items.module.css';

const stateTexts = () =>
  ({
    waiting: ' ',
    gone: t('No longer in our data. The course or place may have closed.'),
    failed: t('We cannot load the details at the moment.'),
    none: '',
  }) as const;

/** The facts of a saved item's current record in one line, or why there are none. */
export const RecordDetails = ({ record }: { record: ItemRecord }) => {
  if (typeof record === 'string') {
    return stateTexts()[record] ? <p className={styles.details}>{stateTexts()[record]}</p> : null;
  }
  return (
    <p className={styles.details}>
      <SlotBoundary fallback={affiliationWithAward(record.hit)}>
        <RecordFacts {...record} />
      </SlotBoundary>
    </p>
  );
};

const RecordFacts = ({ hit, card }: Exclude<ItemRecord, string>) => {
  const distance = useOwnDistance()(hit.positions ?? [hit.position]);
  return [
    affiliationOf(hit),
    distance !== null && t('{distance} away', { distance: miles(distance) }),
    ...(card?.facts(hit) ?? []),
  ]
    .filter(Boolean)
    .join(' · ');
};
