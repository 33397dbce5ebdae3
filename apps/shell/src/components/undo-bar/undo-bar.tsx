import { t } from '@signpost/language';
import { useEffect, useRef } from 'react';
import { Button } from '@signpost/shared-ui';
import styles from './undo-bar.module.css';

/** The item that was removed last, and how to restore it. */
export interface Removed {
  readonly name: string;
  undo(): void;
}

export interface UndoBarProps {
  removed: Removed | null;
  /** What happened to the item, for display: "Taken off". */
  label: string;
  onDone: () => void;
}

/** Shows what was removed and offers to undo it; it stays until the visitor moves on. */
export const UndoBar = ({ removed, label, onDone }: UndoBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  // The pressed button was removed with its row, so the focus moves here.
  useEffect(() => {
    if (removed) bar.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div ref={bar} role="status" className={removed ? styles.undo : undefined}>
      {removed && (
        <>
          <p className={styles.message}>
            {label}: {removed.name}
          </p>
          <Button
            size="small"
            onClick={() => {
              removed.undo();
              onDone();
            }}
          >
            {t('Put it back')}
          </Button>
          <Button size="small" variant="quiet" icon="close" onClick={onDone}>
            {t('Close')}
          </Button>
        </>
      )}
    </div>
  );
};
