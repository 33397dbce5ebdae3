import type { FooterProps } from '@signpost/shared-ui';

/** The footer's small print. */
export const SMALL_PRINT: FooterProps['links'] = [
  { name: 'About the data', href: '/about-the-data' },
  { name: 'Accessibility', href: '/accessibility' },
  { name: 'Cookies and privacy', href: '/cookies' },
];
