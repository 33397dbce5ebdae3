import { useEffect, useMemo, useRef, useState } from 'react';
// The host's own module, because the widget must render with the host's single React.
// oxlint-disable-next-line signpost/no-frameworks
import { createPortal } from 'react-dom';
import { notifyFrom, type EventDetail, type EventName, type NotifyHost } from '../events';
import type { Kind } from '../kinds';
import { languageAt } from '../language/language-at';
import { adoptStyles } from '../styles';
import { Widget, type Theme } from '../widget';
import '../embed-styles';

export interface HostedWidgetProps {
  theme?: Theme;
  /** Language of the widget, such as `cy`; without it, that of the closest ancestor's `lang` when it is mounted. */
  lang?: string;
  /** Shows a guide by title and summary alone. */
  compact?: boolean;
  className?: string;
  onReady?: (detail: EventDetail<'signpost:ready'>) => void;
  /** Returns false when the host follows the link itself. */
  onNavigate?: (detail: EventDetail<'signpost:navigate'>) => unknown;
  onError?: (detail: EventDetail<'signpost:error'>) => void;
  onDataLayer?: (detail: EventDetail<'signpost:data-layer'>) => void;
}

type Handlers = Pick<HostedWidgetProps, 'onReady' | 'onNavigate' | 'onError' | 'onDataLayer'>;

const HANDLERS = {
  'signpost:ready': 'onReady',
  'signpost:navigate': 'onNavigate',
  'signpost:error': 'onError',
  'signpost:data-layer': 'onDataLayer',
} as const satisfies Record<EventName, keyof Handlers>;

/**
 * A widget as a component of the host's React tree, with its styles in a shadow root. It dispatches the element's
 * events too.
 */
export const HostedWidget = ({
  kind,
  id,
  theme,
  lang,
  compact = false,
  className,
  ...handlers
}: HostedWidgetProps & { kind: Kind; id: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef<Handlers>(handlers);
  const [shown, setShown] = useState<{ root: ShadowRoot; language: string }>();
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    adoptStyles(root);
    setShown({ root, language: languageAt(element) });
  }, [lang]);
  const notifyHost = useMemo<NotifyHost>(
    () => (name, detail) => {
      const handler = latest.current[HANDLERS[name]] as ((detail: unknown) => unknown) | undefined;
      const sent = place.current ? notifyFrom(place.current)(name, detail) : true;
      return handler?.(detail) !== false && sent;
    },
    [],
  );
  return (
    <div ref={place} className={className} lang={lang}>
      {shown &&
        createPortal(
          <Widget
            kind={kind}
            id={id}
            language={shown.language}
            theme={theme}
            compact={compact}
            notifyHost={notifyHost}
            waiting={null}
          />,
          shown.root,
        )}
    </div>
  );
};
