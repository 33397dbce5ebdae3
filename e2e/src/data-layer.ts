import { expect, open, type Page } from './fixtures';

/** The question for consent, which comes with the measurement. */
export const asked = (page: Page) => page.getByRole('region', { name: 'May we keep some handy things?' });

/** Opens an address and waits for the measurement, which comes after the page. */
export const openMeasured = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await expect(asked(page)).toBeVisible();
};

/** What is in the data layer, commands as plain lists. */
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

export const views = async (page: Page): Promise<PageView[]> =>
  ((await dataLayer(page)) as PageView[]).filter(({ event }) => event === 'page_view');

export const inShort = ({ page_path, page_query = '', page_title }: PageView) => [
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

/** Page views and what the visitor did, in order: the address of each page, the words of each act. */
export const sequence = async (page: Page): Promise<string[]> =>
  ((await dataLayer(page)) as (PageView | CustomEvent)[]).flatMap((entry) => {
    if ('page_path' in entry) return [entry.page_path + (entry.page_query ?? '')];
    if (entry.event !== 'custom_event') return [];
    const { event_category, event_action, event_label, product_name } = entry as CustomEvent;
    return [[event_category, event_action, event_label, product_name].join(' | ')];
  });

/** The page has come that has this heading. The pictures of a list that nobody saw yet are drawn meanwhile: a small machine is busy for seconds. */
export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 15_000 });
