import { address } from '../../components/address';

/** Returns the path of an industry guide's page on the site. */
export const industryGuidePath = (id: string): string => `/explore/industry-guides/${id}`;

/** Returns the address of an industry guide's widget; without a guide, of the widget with the list of guides. */
export const industryGuideWidgetPath = (id?: string): string =>
  address('/industry-guide-widget', 'industryGuide', id);
