import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { measured } from '../observability/measured';
import { SlotBoundary } from './slot-boundary';
import type { FilledRow, ServedRow } from './rows';

const focusable = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button')];

/**
 * A row as the server drew it, which costs a visitor who never comes to it no script. Its links work as all do; what
 * needs a script is there when it comes into view. The keyboard's focus stays where it is.
 */
export const SleepingRow = ({ remote, wake }: ServedRow) => {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const seen = useRef(0);
  const [row, setRow] = useState<FilledRow | null>(null);

  useEffect(() => {
    const asleep = place.current;
    if (row || !asleep) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      seen.current = performance.now();
      void wake().then((woken) => {
        if (!woken) return;
        focused.current = focusable(asleep).indexOf(document.activeElement as HTMLElement);
        // At once: the focus must not move between being noted and being put back.
        flushSync(() => setRow(woken));
      });
    });
    watch.observe(asleep);
    return () => watch.disconnect();
  }, [row, wake]);

  // Before anyone can see or press anything: there is no moment without the focus.
  useLayoutEffect(() => {
    if (!row || !place.current) return;
    measured(`wake.${remote}`, seen.current);
    focusable(place.current)[focused.current]?.focus({ preventScroll: true });
  }, [row, remote]);

  return row ? (
    <div key="awake" ref={place} data-row={remote}>
      <SlotBoundary fallback={null}>
        <row.Component data={row.data} />
      </SlotBoundary>
    </div>
  ) : (
    // What the server wrote inside is left alone.
    <div
      key="asleep"
      ref={place}
      data-row={remote}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};
