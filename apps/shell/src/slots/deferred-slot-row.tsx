import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenVisible } from '@signpost/shared-ui';
import { addMeasure } from '../observability/add-measure';
import { dropRowPresses, focusable, keepRowPresses, keptRowPresses } from './row-presses';
import { SlotBoundary } from './slot-boundary';
import type { FilledRow, ServedRow } from './slot-rows-data';

/**
 * A row of a remote as the server rendered it, hydrated when it scrolls into view, so that a visitor who never scrolls
 * there loads none of its script. Keeps the focus, and repeats presses on buttons that came before hydration; when
 * the row could not be loaded, a press loads it again.
 */
export const DeferredSlotRow = ({ remote, isMissing, load }: ServedRow) => {
  const container = useRef<HTMLDivElement>(null);
  const focusedIndex = useRef(-1);
  const pressedIndexes = useRef<readonly number[]>([]);
  const startedAt = useRef(0);
  const [row, setRow] = useState<FilledRow | null>(null);

  useEffect(() => {
    const servedRow = container.current;
    if (row || !servedRow) return;
    let isLoading = false;
    const hydrate = async () => {
      if (isLoading) return;
      isLoading = true;
      startedAt.current = performance.now();
      const loaded = await load();
      isLoading = false;
      if (!loaded) return dropRowPresses(servedRow);
      pressedIndexes.current = keptRowPresses(servedRow);
      focusedIndex.current = focusable(servedRow).indexOf(document.activeElement as HTMLElement);
      // Synchronously, so that the focus cannot move between reading it and restoring it.
      flushSync(() => setRow(loaded));
    };
    const stopKeeping = keepRowPresses(servedRow, () => void hydrate());
    const stopWatching = whenVisible(servedRow, () => void hydrate());
    return () => {
      stopKeeping();
      stopWatching();
    };
  }, [row, load]);

  // A layout effect, so that the focus is restored before the next key press.
  useLayoutEffect(() => {
    if (!row || !container.current) return;
    addMeasure(`hydrate.${remote}`, startedAt.current);
    const elements = focusable(container.current);
    elements[focusedIndex.current]?.focus({ preventScroll: true });
    pressedIndexes.current.forEach((index) => elements[index]?.click());
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
