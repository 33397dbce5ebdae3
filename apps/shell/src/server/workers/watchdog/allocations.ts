import type { HeapProfiler } from 'node:inspector';
import type { Place } from '../messages';
import { placeIn, releaseOfScript, type Frame } from '../release-frames';

type Node = HeapProfiler.SamplingHeapProfileNode;

/** Bytes that one release allocated, and the place that allocated most of them. */
interface Share {
  bytes: number;
  largest: { bytes: number; frame: Frame };
}

const frameOf = ({ callFrame: { functionName, url, lineNumber, columnNumber } }: Node): Frame => ({
  functionName,
  file: url,
  line: lineNumber + 1,
  column: columnNumber + 1,
});

/**
 * Returns the place with the most allocations in a heap profile, within the release that allocated more than half, counted
 * by its innermost frames; undefined when there is none.
 */
export const heaviestPlace = (head: Node): Place | undefined => {
  const shares = new Map<string | undefined, Share>();
  let total = 0;
  const visit = (node: Node, outer: Frame | undefined): void => {
    const frame = releaseOfScript(node.callFrame.url) ? frameOf(node) : outer;
    const release = frame && releaseOfScript(frame.file ?? '');
    total += node.selfSize;
    if (frame) {
      const share = shares.get(release) ?? { bytes: 0, largest: { bytes: 0, frame } };
      share.bytes += node.selfSize;
      if (node.selfSize > share.largest.bytes) share.largest = { bytes: node.selfSize, frame };
      shares.set(release, share);
    }
    for (const child of node.children) visit(child, frame);
  };
  visit(head, undefined);
  const heaviest = [...shares.values()].find(({ bytes }) => bytes > total / 2);
  return heaviest && placeIn([heaviest.largest.frame]);
};
