import { t } from '@signpost/language';
import { useState } from 'react';
import {
  addTopChoice,
  toggleWithUndo,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from '@signpost/identity';
import { Button, GetForm } from '@signpost/shared-ui';
import { COMPARE } from '../compare/compared';
import { MAX_COMPARED } from '../compare/selection';
import { SavedRow } from './saved-row';
import { recordOf, type Section } from './sections';
import type { Removed } from '../../components/undo-bar/undo-bar';
import { useRecords } from './use-records';
import styles from './saved-items.module.css';

/** The ticked items of each kind, kept until the document is left, so that they are there after going back. */
const ticked = new Map<FavouriteKind, readonly string[]>();

/** Returns the ids that are ticked for a comparison, and a function that ticks or unticks one. */
const useTicks = (
  kind: FavouriteKind,
): readonly [ids: readonly string[], tick: (id: string, on: boolean) => void] => {
  const [ids, setIds] = useState(() => ticked.get(kind) ?? []);
  const tick = (id: string, on: boolean) => {
    const others = ids.filter((other) => other !== id);
    const next = on ? [...others, id] : others;
    ticked.set(kind, next);
    setIds(next);
  };
  return [ids, tick];
};

interface SavedItemsProps {
  section: Section;
  favourites: Favourites;
  onRemoved: (removed: Removed) => void;
}

/** The saved items of one kind, latest first, with compare, top five and remove controls. */
export const SavedItems = ({ section, favourites, onRemoved }: SavedItemsProps) => {
  const items = favourites[section.kind];
  const recordFor = useRecords(section, items);
  const [chosen, tick] = useTicks(section.kind);
  const compared = section.compared;
  const chosenIds = chosen.filter((id) => items.some((item) => item.id === id));

  const removeItem = (item: SavedItem) => {
    const { undo } = toggleWithUndo(section.kind, item);
    onRemoved({ name: item.title, undo });
  };

  if (items.length === 0) return <p className={styles.none}>{t('Nothing of this kind is saved now.')}</p>;
  const rows = (
    <ul className={styles.rows}>
      {[...items].reverse().map((item) => (
        <SavedRow
          key={item.id || item.title}
          section={section}
          item={item}
          record={recordFor(item)}
          topFiveState={section.kind === 'courses' ? topFiveStateOf(favourites, item) : null}
          onTopFive={() => addTopChoice(item.id)}
          onRemove={() => removeItem(item)}
          compare={
            compared && items.length > 1
              ? {
                  name: compared,
                  value: recordOf(section, item)?.id ?? item.id,
                  chosen: chosenIds.includes(item.id),
                  full: chosenIds.length >= MAX_COMPARED,
                  onChoose: (on) => tick(item.id, on),
                }
              : null
          }
        />
      ))}
    </ul>
  );
  if (!compared || items.length < 2) return rows;
  return (
    <GetForm isPrinted action={COMPARE} label={t('Compare {name}', { name: section.name.toLowerCase() })}>
      {rows}
      <CompareButton count={chosenIds.length} compared={compared} />
    </GetForm>
  );
};

const topFiveStateOf = ({ top }: Favourites, { id }: SavedItem): 'in' | 'free' | 'full' => {
  if (top.some(({ course }) => course === id)) return 'in';
  return top.some(({ course }) => course === false) ? 'free' : 'full';
};

const CompareButton = ({ count, compared }: { count: number; compared: 'unis' | 'courses' }) => (
  <div className={styles.compare}>
    <Button type="submit" variant={count > 1 ? 'primary' : 'secondary'} disabled={count < 2}>
      {count < 2
        ? t('Compare')
        : compared === 'unis'
          ? t('Compare {count, plural, one {# university} other {# universities}}', { count })
          : t('Compare {count, plural, one {# course} other {# courses}}', { count })}
    </Button>
    <p>
      {count < 2
        ? t('Tick two to {maxCompared} to put them side by side.', { maxCompared: MAX_COMPARED })
        : t('{count} of {maxCompared} ticked.', { count, maxCompared: MAX_COMPARED })}
    </p>
  </div>
);
