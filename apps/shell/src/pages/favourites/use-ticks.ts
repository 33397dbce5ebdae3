import { useState } from 'react';
import type { FavouriteKind } from '@signpost/identity';

/** The ticked items of each kind, kept until the document is left, so that they are there after going back. */
const ticked = new Map<FavouriteKind, readonly string[]>();

/** Returns the ids that are ticked for a comparison, and a function that ticks or unticks one. */
export const useTicks = (
  kind: FavouriteKind,
): readonly [ids: readonly string[], tick: (id: string, on: boolean) => void] => {
  const [ids, setIds] = useState(() => ticked.get(kind) ?? []);
  const tick = (id: string, on: boolean) => {
    const others = ids.filter((other) => other !== id);
    const next = on ? [...others, id] : others;
    ticked.set(kind, next);
    setIds(next);
  };
  return [ids, tick];
};
