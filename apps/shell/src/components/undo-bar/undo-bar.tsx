import { useEffect, useRef } from 'react';
import { Button } from '@signpost/shared-ui';
import styles from './undo-bar.module.css';

/** What was just taken off the list, and the way back. */
export interface Removed {
  readonly name: string;
  undo(): void;
}

export interface UndoBarProps {
  removed: Removed | null;
  /** What happened to it: "Taken off". */
  said: string;
  onDone: () => void;
}

/** Says what was taken off and offers to put it back; it stays until the visitor goes on. */
export const UndoBar = ({ removed, said, onDone }: UndoBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its row: the keyboard goes on from here.
  useEffect(() => {
    if (removed) bar.current?.querySelector('button')?.focus();
  }, [removed]);
  return (
    <div ref={bar} role="status" className={removed ? styles.undo : undefined}>
      {removed && (
        <>
          <p className={styles.said}>
            {said}: {removed.name}
          </p>
          <Button
            size="small"
            onClick={() => {
              removed.undo();
              onDone();
            }}
          >
            Put it back
          </Button>
          <Button size="small" variant="quiet" icon="close" onClick={onDone}>
            Close
          </Button>
        </>
      )}
    </div>
  );
};
