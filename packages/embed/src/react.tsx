import { createElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Theme } from './index';
import type { DataLayerDetail, ErrorDetail, NavigateDetail, ReadyDetail } from './events';

/** The properties that both widgets have. */
export interface WidgetProps {
  theme?: Theme;
  /** Language of the widget: `cy` for Welsh. Without it, that of the closest ancestor's `lang`. */
  lang?: string;
  /** Shows a guide by title, summary and link alone. */
  compact?: boolean;
  className?: string;
  /** Shown until the guide is loaded, and without scripts. */
  children?: ReactNode;
  onReady?: (detail: ReadyDetail) => void;
  /** Returns false when the host follows the link itself. */
  onNavigate?: (detail: NavigateDetail) => unknown;
  onError?: (detail: ErrorDetail) => void;
  onDataLayer?: (detail: DataLayerDetail) => void;
}

const HANDLERS = {
  'signpost:ready': 'onReady',
  'signpost:navigate': 'onNavigate',
  'signpost:error': 'onError',
  'signpost:data-layer': 'onDataLayer',
} as const;

type EventName = keyof typeof HANDLERS;

interface ElementProps extends WidgetProps {
  tag: 'signpost-subject-widget' | 'signpost-industry-guide-widget';
  attribute: 'subject' | 'industry-guide';
  guide: string | undefined;
}

const Element = (props: ElementProps): ReactElement => {
  const { tag, attribute, guide = '', theme, lang, compact = false, className, children } = props;
  const place = useRef<HTMLElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = place.current;
    const listen = ({ type, detail }: Event & { detail?: unknown }) => {
      const handler = latest.current[HANDLERS[type as EventName]] as
        | ((detail: unknown) => unknown)
        | undefined;
      return handler?.(detail);
    };
    const onEvent = (event: Event) => {
      if (listen(event) === false) event.preventDefault();
    };
    const names = Object.keys(HANDLERS);
    names.forEach((name) => element?.addEventListener(name, onEvent));
    return () => names.forEach((name) => element?.removeEventListener(name, onEvent));
  }, []);
  useEffect(() => {
    // React 19 sets a property that is no longer given to `undefined`, which would be the name of a language.
    if (lang === undefined) place.current?.removeAttribute('lang');
  }, [lang]);
  // `class`, because React 18 passes the properties of custom elements on as attributes.
  const attributes = { [attribute]: guide, theme, lang, class: className, ...(compact && { compact: '' }) };
  return createElement(tag, { ref: place, ...attributes }, children);
};

/** `<signpost-subject-widget>` with typed properties. The page must load the script of the elements. */
export const SubjectWidget = ({ subject, ...rest }: WidgetProps & { subject?: string }): ReactElement => (
  <Element {...rest} tag="signpost-subject-widget" attribute="subject" guide={subject} />
);

/** `<signpost-industry-guide-widget>` with typed properties. The page must load the script of the elements. */
export const IndustryGuideWidget = ({
  industryGuide,
  ...rest
}: WidgetProps & { industryGuide?: string }): ReactElement => (
  <Element {...rest} tag="signpost-industry-guide-widget" attribute="industry-guide" guide={industryGuide} />
);
