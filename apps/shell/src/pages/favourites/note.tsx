import { useId, useState, type FormEvent } from 'react';
import { LONGEST_NOTE, setNote, type FavouriteKind, type SavedItem } from '@signpost/identity';
import { VisuallyHidden } from '@signpost/shared-ui';
import styles from './note.module.css';

/** The visitor's own words about something saved; kept as they leave the box. Blank takes them away. */
export const Note = ({ kind, item }: { kind: FavouriteKind; item: SavedItem }) => {
  const id = useId();
  const { note = '' } = item;
  const [open, setOpen] = useState(false);
  const save = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    if (currentTarget.value.trim() !== note) setNote(kind, item.id, currentTarget.value);
    if (currentTarget.value.trim() === '') setOpen(false);
  };
  if (item.id === '') return null;
  if (!open && note === '') {
    return (
      <button type="button" className={styles.add} onClick={() => setOpen(true)}>
        Add a note<VisuallyHidden> to {item.title}</VisuallyHidden>
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <label htmlFor={id}>
        Your note<VisuallyHidden> on {item.title}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        // A note that comes from another device takes the place of the one shown.
        key={note}
        rows={2}
        maxLength={LONGEST_NOTE}
        defaultValue={note}
        // It was just asked for.
        ref={(box) => {
          if (open && note === '') box?.focus();
        }}
        onBlur={save}
      />
      <p className={styles.printed}>{note}</p>
    </div>
  );
};
