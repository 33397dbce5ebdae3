import { t } from '@signpost/language';
import { useId, useState, type FormEvent } from 'react';
import { MAX_NOTE_LENGTH, setNote, type FavouriteKind, type SavedItem } from '@signpost/identity';
import { VisuallyHidden } from '@signpost/shared-ui';
import styles from './note.module.css';

/** The visitor's note on a saved item; saved on blur. A blank note is removed. */
export const Note = ({ kind, item }: { kind: FavouriteKind; item: SavedItem }) => {
  const id = useId();
  const { note = '' } = item;
  const [isOpen, setIsOpen] = useState(false);
  const save = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    if (currentTarget.value.trim() !== note) setNote(kind, item.id, currentTarget.value);
    if (currentTarget.value.trim() === '') setIsOpen(false);
  };
  if (item.id === '') return null;
  if (!isOpen && note === '') {
    return (
      <button type="button" className={styles.add} onClick={() => setIsOpen(true)}>
        {t('Add a note')}
        <VisuallyHidden> {t('to {title}', { title: item.title })}</VisuallyHidden>
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <label htmlFor={id}>
        {t('Your note')}
        <VisuallyHidden> {t('on {title}', { title: item.title })}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        // A note synced from another device replaces the one shown.
        key={note}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={note}
        // The visitor just opened it.
        ref={(box) => {
          if (isOpen && note === '') box?.focus();
        }}
        onBlur={save}
      />
      <p className={styles.printed}>{note}</p>
    </div>
  );
};
