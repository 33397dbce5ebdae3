import { useEffect, useState } from 'react';
import { readServerTiming, type ServerTimes } from '../observability/server-timing';
import type { BootRemote } from '../routing/boot';
import { findRegions } from './find-regions';
import type { Region } from './region';

/** Where a region is, in pixels of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The page as it stands. */
export interface Seen {
  readonly regions: readonly Region[];
  /** The boxes of each region, by its id. */
  readonly boxes: ReadonlyMap<string, readonly Box[]>;
  /** Undefined once the browser made the page itself. */
  readonly server: ServerTimes | undefined;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
};

const look = (remotes: readonly BootRemote[]): Seen => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname } = window.location;
  const served = document && new URL(document.name).pathname === pathname ? document.serverTiming : undefined;
  const server = served && readServerTiming(served);
  const regions = findRegions({ remotes, server, pathname });
  const boxes = regions.map(({ id, elements }) => {
    const areas = elements.map(boxOf).filter(({ width, height }) => width > 0 && height > 0);
    return [id, areas] as const;
  });
  return { regions, boxes: new Map(boxes), server };
};

/** The regions of the page and where they are, kept up with what happens to the page. */
export const useRegions = (remotes: readonly BootRemote[]): Seen => {
  const [seen, setSeen] = useState(() => look(remotes));
  useEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSeen(look(remotes)));
    };
    const root = document.getElementById('root');
    const changes = new MutationObserver(again);
    const sizes = new ResizeObserver(again);
    // What is measured may come after what it is of.
    const measures = new PerformanceObserver(again);
    measures.observe({ type: 'measure' });
    if (root) {
      changes.observe(root, { childList: true, subtree: true });
      sizes.observe(root);
    }
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      measures.disconnect();
      window.removeEventListener('resize', again);
    };
  }, [remotes]);
  return seen;
};
