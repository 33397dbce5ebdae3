import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { NotifyHost } from './events';
import { guideIn, type Kind } from './kinds';
import { useGuide } from './use-guide';

/** Themes that a host can set; without one, colours follow the host's `color-scheme`. */
export type Theme = 'light' | 'dark' | 'contrast';

export interface WidgetProps {
  kind: Kind;
  /** Initial guide; empty for the list of all. */
  id: string;
  /** BCP 47 tag of the language to show it in: one that widgets are translated into, or British English. */
  language: string;
  theme: Theme | undefined;
  /** Whether a guide is shown by title and summary alone. */
  compact?: boolean;
  notifyHost: NotifyHost;
  /** Called when the visitor follows a link to another guide, with its id. */
  onMove?: (id: string) => void;
  /** Shown until a guide is loaded. */
  waiting: ReactNode;
}

const linkOf = ({ target, nativeEvent }: MouseEvent): HTMLAnchorElement | null =>
  nativeEvent.button === 0 && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** A widget in another site's page: renders the guide and handles its links. */
export const Widget = ({
  kind,
  id,
  language,
  theme,
  compact = false,
  notifyHost,
  onMove,
  waiting,
}: WidgetProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(id);
  const { guide, again } = useGuide(kind, chosen, language, notifyHost);
  useEffect(() => setChosen(id), [id]);

  const follow = (event: MouseEvent) => {
    const href = linkOf(event)?.href;
    if (!href) return;
    const next = event.ctrlKey || event.metaKey || event.shiftKey ? null : guideIn(kind, href);
    const { pathname } = new URL(href);
    const allowed = notifyHost('signpost:navigate', {
      widget: kind,
      guide: chosen || null,
      href,
      inside: next !== null,
    });
    if (!allowed || next !== null) event.preventDefault();
    if (!allowed) return;
    const counted = { category: 'widget', action: 'link followed', productName: 'signpost-widgets' };
    notifyHost('signpost:data-layer', { ...counted, label: pathname });
    if (next === null) return;
    setChosen(next);
    onMove?.(next);
    root.current?.focus();
  };

  return (
    // Links are the interactive elements; this listener handles the clicks of all of them, including those in rich text.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      part="widget"
      lang={guide?.language ?? language}
      data-signpost=""
      data-theme={theme}
      data-line="guides"
      tabIndex={-1}
      aria-busy={!guide}
      onClick={follow}
    >
      {(!guide || 'status' in guide.outcome) && waiting}
      {guide && <guide.View kind={kind} outcome={guide.outcome} compact={compact} again={again} />}
    </div>
  );
};
