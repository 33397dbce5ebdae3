import { useEffect, useState } from 'react';
import { readServerTiming, type ServerTimes } from '../observability/server-timing';
import { ROOT_ID, type BootRemote } from '../transfer/boot-data';
import { findRegions } from './find-regions';
import type { Region } from './region';

/** The position of a region, in pixels of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The regions found in the current page. */
export interface RegionLayout {
  readonly regions: readonly Region[];
  /** The boxes of each region, by its id. */
  readonly boxes: ReadonlyMap<string, readonly Box[]>;
  /** Undefined after a client navigation, when the browser rendered the page itself. */
  readonly server: ServerTimes | undefined;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
};

const measureLayout = (remotes: readonly BootRemote[]): RegionLayout => {
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

/** Returns the regions of the page and their boxes, updated when the page changes. */
export const useRegions = (remotes: readonly BootRemote[]): RegionLayout => {
  const [layout, setLayout] = useState(() => measureLayout(remotes));
  useEffect(() => {
    let frame = 0;
    const updateLayout = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLayout(measureLayout(remotes)));
    };
    const root = document.getElementById(ROOT_ID);
    const changes = new MutationObserver(updateLayout);
    const sizes = new ResizeObserver(updateLayout);
    // A measure may be added after the region that it measures.
    const measures = new PerformanceObserver(updateLayout);
    measures.observe({ type: 'measure' });
    if (root) {
      changes.observe(root, { childList: true, subtree: true });
      sizes.observe(root);
    }
    window.addEventListener('resize', updateLayout);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      measures.disconnect();
      window.removeEventListener('resize', updateLayout);
    };
  }, [remotes]);
  return layout;
};
