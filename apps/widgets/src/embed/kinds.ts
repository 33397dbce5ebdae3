import { LANGUAGES } from '@signpost/language/languages';
import { localAddress } from '@signpost/language/runtime';

/**
 * The available widgets: each with its address and the parameter that names its guide, and its element with the
 * matching attribute and property.
 */
export const KINDS = {
  subject: {
    path: '/subject-widget',
    parameter: 'subject',
    element: 'signpost-subject-widget',
    attribute: 'subject',
    property: 'subject',
  },
  'industry-guide': {
    path: '/industry-guide-widget',
    parameter: 'industryGuide',
    element: 'signpost-industry-guide-widget',
    attribute: 'industry-guide',
    property: 'industryGuide',
  },
} as const;

export type Kind = keyof typeof KINDS;

/** Returns the guide in an address of this widget in any language, `''` when it has none; null for any other address. */
export const guideIn = (kind: Kind, href: string): string | null => {
  const { pathname, searchParams } = new URL(href);
  const { path, parameter } = KINDS[kind];
  return LANGUAGES.some((language) => pathname === localAddress(path, language))
    ? (searchParams.get(parameter) ?? '')
    : null;
};

/** Whether an absolute address is that of any widget. */
export const isWidgetAddress = (href: string): boolean =>
  Object.keys(KINDS).some((kind) => guideIn(kind as Kind, href) !== null);
