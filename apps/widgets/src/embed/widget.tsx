import { t } from '@signpost/language';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button, Notice } from '@signpost/shared-ui';
import { EmbeddedIndustryGuide } from '../widgets/industry-guide/embedded-industry-guide';
import { EmbeddedSubject } from '../widgets/subject/embedded-subject';
import type { NotifyHost } from './events';
import { guideIn, type Kind } from './kinds';
import { useGuide } from './use-guide';

/** Themes that a host can set; without one, colours follow the host's `color-scheme`. */
export type Theme = 'light' | 'dark' | 'contrast';

export interface WidgetProps {
  kind: Kind;
  /** Initial guide; empty for the list of all. */
  id: string;
  theme: Theme | undefined;
  /** Whether a guide is shown by title and summary alone. */
  compact?: boolean;
  notifyHost: NotifyHost;
  /** Called when the visitor follows a link to another guide, with its id. */
  onMove?: (id: string) => void;
  /** Shown until a guide is loaded. */
  waiting: ReactNode;
}

/** Status of the response to a site that is not a partner. */
const NOT_PARTNER = 403;

const viewOf = (kind: Kind, data: unknown, compact: boolean): ReactNode =>
  kind === 'subject' ? (
    <EmbeddedSubject data={data as never} compact={compact} />
  ) : (
    <EmbeddedIndustryGuide data={data as never} compact={compact} />
  );

const Failed = ({ again }: { again: () => void }) => (
  <Notice kind="warning" heading={t('This guide did not load')}>
    <p>{t('Signpost could not be reached just now. The rest of this page is not affected.')}</p>
    <Button onClick={again}>{t('Try again')}</Button>
  </Notice>
);

const NotPartner = () => (
  <Notice kind="warning" heading={t('This site is not a partner of Signpost')}>
    <p>{t('Guides are shown only in partners’ sites. The owner of this site can write to Signpost.')}</p>
  </Notice>
);

const linkOf = ({ target, nativeEvent }: MouseEvent): HTMLAnchorElement | null =>
  nativeEvent.button === 0 && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** A widget in another site's page: renders the guide and handles its links. */
export const Widget = ({ kind, id, theme, compact = false, notifyHost, onMove, waiting }: WidgetProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(id);
  const { guide, again } = useGuide(kind, chosen, notifyHost);
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
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      part="widget"
      lang="en-GB"
      data-signpost=""
      data-theme={theme}
      data-line="guides"
      tabIndex={-1}
      aria-busy={guide.at === 'loading'}
      onClick={follow}
    >
      {guide.at === 'shown' ? viewOf(kind, guide.data, compact) : waiting}
      {guide.at === 'failed' && (guide.status === NOT_PARTNER ? <NotPartner /> : <Failed again={again} />)}
    </div>
  );
};
