import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenVisible } from '@signpost/shared-ui';
import { addMeasure } from '../observability/add-measure';
import { SlotBoundary } from './slot-boundary';
import type { FilledRow, ServedRow } from './slot-rows-data';

const focusable = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button')];

/**
 * A row of a remote as the server rendered it, hydrated when it scrolls into view, so that a visitor who never scrolls
 * there loads none of its script. Keeps the focus, and repeats a press on a button that came before hydration.
 */
export const DeferredSlotRow = ({ remote, isMissing, load }: ServedRow) => {
  const container = useRef<HTMLDivElement>(null);
  const focusedIndex = useRef(-1);
  const pressedIndex = useRef(-1);
  const startedAt = useRef(0);
  const [row, setRow] = useState<FilledRow | null>(null);

  useEffect(() => {
    const servedRow = container.current;
    if (row || !servedRow) return;
    servedRow.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button) pressedIndex.current = focusable(servedRow).indexOf(button);
    });
    return whenVisible(servedRow, () => {
      startedAt.current = performance.now();
      void load().then((loaded) => {
        if (!loaded) return;
        focusedIndex.current = focusable(servedRow).indexOf(document.activeElement as HTMLElement);
        // Synchronously, so that the focus cannot move between reading it and restoring it.
        flushSync(() => setRow(loaded));
      });
    });
  }, [row, load]);

  // A layout effect, so that the focus is restored before the next key press.
  useLayoutEffect(() => {
    if (!row || !container.current) return;
    addMeasure(`hydrate.${remote}`, startedAt.current);
    const elements = focusable(container.current);
    elements[focusedIndex.current]?.focus({ preventScroll: true });
    elements[pressedIndex.current]?.click();
  }, [row, remote]);

  return row ? (
    <div key="hydrated" ref={container} data-row={remote}>
      <SlotBoundary fallback={null}>
        <row.Component data={row.data} />
      </SlotBoundary>
    </div>
  ) : (
    // React does not touch the server's markup inside.
    <div
      key="served"
      ref={container}
      data-row={remote}
      data-missing={isMissing}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};
