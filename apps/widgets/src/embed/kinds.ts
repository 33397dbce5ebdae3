/**
 * The widgets there are: each one's address with the parameter that names its guide, and its element with the attribute
 * and the property that do.
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

export const WIDGET_PATHS: readonly string[] = Object.values(KINDS).map(({ path }) => path);

/** The guide that an address of this widget names, `''` when it names none; null for any other address. */
export const guideIn = (kind: Kind, href: string): string | null => {
  const { pathname, searchParams } = new URL(href);
  const { path, parameter } = KINDS[kind];
  return pathname === path ? (searchParams.get(parameter) ?? '') : null;
};
