import { useEffect, useState } from 'react';
import { fetchGuide, GuideRequestError } from './fetch-guide';
import type { DataOf } from './response-schemas';
import type { NotifyHost } from './events';
import type { Kind } from './kinds';

/** State of a guide: loading, loaded, or failed with its reason. */
export type Guide<K extends Kind> =
  | { readonly at: 'loading' }
  | { readonly at: 'shown'; readonly data: DataOf[K] }
  | { readonly at: 'failed'; readonly status: number };

const LOADING = { at: 'loading' } as const;

/** Fetches a guide, again when its id changes or `again` is called, and dispatches the result to the host. */
export const useGuide = <K extends Kind>(kind: K, id: string, notifyHost: NotifyHost) => {
  const [guide, setGuide] = useState<Guide<K>>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    fetchGuide(kind, id, controller.signal).then(
      (data) => {
        if (controller.signal.aborted) return;
        setGuide({ at: 'shown', data });
        const found = data.guide;
        const label = `${kind}: ${found?.title ?? 'not found'}`;
        notifyHost('signpost:ready', {
          widget: kind,
          guide: id || null,
          found: Boolean(found),
          title: found?.title ?? null,
        });
        notifyHost('signpost:data-layer', {
          category: 'widget',
          action: 'shown',
          label,
          productName: 'signpost-widgets',
        });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const { status, message } =
          error instanceof GuideRequestError ? error : new GuideRequestError(0, String(error));
        setGuide({ at: 'failed', status });
        notifyHost('signpost:error', { widget: kind, guide: id || null, status, message });
      },
    );
    return () => controller.abort();
  }, [kind, id, tries, notifyHost]);
  const again = () => {
    setGuide(LOADING);
    setTries((before) => before + 1);
  };
  return { guide, again };
};
