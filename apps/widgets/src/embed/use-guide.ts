import { useEffect, useState } from 'react';
import { askFor, NoAnswer } from './ask';
import type { DataOf } from './answers';
import type { Tell } from './events';
import type { Kind } from './kinds';

/** State of a guide: loading, loaded, or failed with its reason. */
export type Guide<K extends Kind> =
  { readonly at: 'loading' } | { readonly at: 'shown'; readonly data: DataOf[K] } | { readonly at: 'failed' };

const LOADING = { at: 'loading' } as const;

/** Fetches a guide, again when its id changes or `again` is called, and dispatches the result to the host. */
export const useGuide = <K extends Kind>(kind: K, id: string, tell: Tell) => {
  const [guide, setGuide] = useState<Guide<K>>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    askFor(kind, id, leaving.signal).then(
      (data) => {
        if (leaving.signal.aborted) return;
        setGuide({ at: 'shown', data });
        const found = data.guide;
        const label = `${kind}: ${found?.title ?? 'not found'}`;
        tell('signpost:ready', {
          widget: kind,
          guide: id || null,
          found: Boolean(found),
          title: found?.title ?? null,
        });
        tell('signpost:data-layer', {
          category: 'widget',
          action: 'shown',
          label,
          productName: 'signpost-widgets',
        });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setGuide({ at: 'failed' });
        const { status, message } = error instanceof NoAnswer ? error : new NoAnswer(0, String(error));
        tell('signpost:error', { widget: kind, guide: id || null, status, message });
      },
    );
    return () => leaving.abort();
  }, [kind, id, tries, tell]);
  const again = () => {
    setGuide(LOADING);
    setTries((before) => before + 1);
  };
  return { guide, again };
};
