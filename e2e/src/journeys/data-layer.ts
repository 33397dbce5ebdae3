import { expect, open, type Page } from '../fixtures';

/** The consent banner. */
export const consentBanner = (page: Page) =>
  page.getByRole('region', { name: 'May we keep some handy things?' });

/** Opens an address and waits for the measurement code, which loads after the page. */
export const openWithMeasurement = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await expect(consentBanner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The contents of the data layer, with commands as plain lists. */
export const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    ),
  );

export interface PageView {
  readonly event: string;
  readonly page_location: string;
  readonly page_title?: string;
  readonly host_name: string;
  readonly page_path: string;
  readonly page_query?: string;
  readonly application: string;
}

export const pageViews = async (page: Page): Promise<PageView[]> =>
  ((await dataLayer(page)) as PageView[]).filter(({ event }) => event === 'page_view');

export const summarise = ({ page_path, page_query = '', page_title }: PageView) => [
  page_path + page_query,
  page_title,
];

interface CustomEvent {
  readonly event: 'custom_event';
  readonly event_category: string;
  readonly event_action: string;
  readonly event_label: string;
  readonly product_name: string;
}

/** Page views and visitor events in order: the address of each page, the words of each event. */
export const eventSequence = async (page: Page): Promise<string[]> =>
  ((await dataLayer(page)) as (PageView | CustomEvent)[]).flatMap((entry) => {
    if ('page_path' in entry) return [entry.page_path + (entry.page_query ?? '')];
    if (entry.event !== 'custom_event') return [];
    const { event_category, event_action, event_label, product_name } = entry as CustomEvent;
    return [[event_category, event_action, event_label, product_name].join(' | ')];
  });

/** The heading of a loaded page. */
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
