import { useEffect, useState } from 'react';
import { fetchGuide, GuideRequestError } from './fetch-guide';
import type { NotifyHost } from './events';
import type { Kind } from './kinds';
import { viewIn, type TranslatedView } from './language/load-view';
import type { Outcome } from './language/view';

/** A guide that was loaded, or that failed, with the view that shows it. */
export type Guide = TranslatedView & { readonly outcome: Outcome };

/**
 * Fetches a guide and its view, again when its id or its language changes or `again` is called, and dispatches the
 * result to the host. The guide is undefined until then.
 */
export const useGuide = (kind: Kind, id: string, language: string, notifyHost: NotifyHost) => {
  const [guide, setGuide] = useState<Guide>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const view = viewIn(language);
    fetchGuide(kind, id, language, controller.signal).then(
      async (data) => {
        const translated = await view;
        if (controller.signal.aborted) return;
        setGuide({ ...translated, outcome: { data } });
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
      async (error: unknown) => {
        const translated = await view;
        if (controller.signal.aborted) return;
        const { status, message } =
          error instanceof GuideRequestError ? error : new GuideRequestError(0, String(error));
        setGuide({ ...translated, outcome: { status } });
        notifyHost('signpost:error', { widget: kind, guide: id || null, status, message });
      },
    );
    return () => controller.abort();
  }, [kind, id, language, tries, notifyHost]);
  const again = () => {
    setGuide(undefined);
    setTries((before) => before + 1);
  };
  return { guide, again };
};
