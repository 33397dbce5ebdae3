import { address } from '../../components/address';

/** The path of an industry guide's page on the site. */
export const industryGuidePath = (id: string): string => `/explore/industry-guides/${id}`;

/** The address of an industry guide's widget; without a guide, of the widget that lets one choose. */
export const industryGuideWidgetPath = (id?: string): string =>
  address('/industry-guide-widget', 'industryGuide', id);
