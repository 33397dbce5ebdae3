import { useState } from 'react';
import { addTopChoice, toggleWithUndo, type Favourites, type SavedItem } from '@signpost/identity';
import { Button, counted, GetForm } from '@signpost/shared-ui';
import { COMPARE } from '../compare/compared';
import { MOST } from '../compare/selection';
import { SavedRow } from './saved-row';
import { recordOf, type Section } from './sections';
import type { Removed } from '../../components/undo-bar/undo-bar';
import { useRecords } from './use-records';
import styles from './saved-items.module.css';

interface SavedItemsProps {
  section: Section;
  favourites: Favourites;
  onRemoved: (removed: Removed) => void;
}

/** The saved things of one kind, the latest first, to compare, to put in the top five, to take off. */
export const SavedItems = ({ section, favourites, onRemoved }: SavedItemsProps) => {
  const items = favourites[section.kind];
  const recordFor = useRecords(section, items);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = section.compared;
  const picked = chosen.filter((id) => items.some((item) => item.id === id));

  const takeOff = (item: SavedItem) => {
    const { undo } = toggleWithUndo(section.kind, item);
    onRemoved({ name: item.title, undo });
  };
  const choose = (id: string, on: boolean) =>
    setChosen((now) =>
      on ? [...now.filter((other) => other !== id), id] : now.filter((other) => other !== id),
    );

  if (items.length === 0) return <p className={styles.none}>Nothing of this kind is saved now.</p>;
  const rows = (
    <ul className={styles.rows}>
      {[...items].reverse().map((item) => (
        <SavedRow
          key={item.id || item.title}
          section={section}
          item={item}
          record={recordFor(item)}
          top={section.kind === 'courses' ? topStateOf(favourites, item) : null}
          onTop={() => addTopChoice(item.id)}
          onTakeOff={() => takeOff(item)}
          compare={
            compared && items.length > 1
              ? {
                  name: compared,
                  value: recordOf(section, item)?.id ?? item.id,
                  chosen: picked.includes(item.id),
                  full: picked.length >= MOST,
                  onChoose: (on) => choose(item.id, on),
                }
              : null
          }
        />
      ))}
    </ul>
  );
  if (!compared || items.length < 2) return rows;
  return (
    <GetForm action={COMPARE} label={`Compare ${section.name.toLowerCase()}`}>
      {rows}
      <div className={styles.compare}>
        <Button
          type="submit"
          variant={picked.length > 1 ? 'primary' : 'secondary'}
          disabled={picked.length < 2}
        >
          {picked.length < 2 ? 'Compare' : `Compare ${counted(picked.length, section.one)}`}
        </Button>
        <p>
          {picked.length < 2
            ? `Tick two to ${MOST} to put them side by side.`
            : `${picked.length} of ${MOST} ticked.`}
        </p>
      </div>
    </GetForm>
  );
};

const topStateOf = ({ top }: Favourites, { id }: SavedItem): 'in' | 'free' | 'full' => {
  if (top.some(({ course }) => course === id)) return 'in';
  return top.some(({ course }) => course === false) ? 'free' : 'full';
};
