import { readFile } from 'node:fs/promises';
import path from 'node:path';
import axe from 'axe-core';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The names of the custom elements. */
export const SUBJECT = 'signpost-subject-widget';
export const INDUSTRY = 'signpost-industry-guide-widget';

/** An event that a widget sent to its host, with its detail. */
export interface WidgetEvent {
  readonly name: string;
  readonly detail: Record<string, unknown>;
}

/** Opens a host's page and records the widgets' events from the start. Returns a function that reads them. */
export const visit = async (page: Page, address: string): Promise<() => Promise<WidgetEvent[]>> => {
  await page.addInitScript(() => {
    const told: WidgetEvent[] = Object.assign(window, { told: [] as WidgetEvent[] }).told;
    for (const name of ['ready', 'navigate', 'error', 'data-layer'])
      document.addEventListener(`signpost:${name}`, (event) =>
        told.push({ name: event.type, detail: (event as CustomEvent).detail }),
      );
  });
  await page.goto(address);
  return () => page.evaluate(() => (window as unknown as { told: WidgetEvent[] }).told);
};

/** A widget's heading with that name. */
export const title = (page: Page, name: string, within: string = SUBJECT): Locator =>
  page.locator(within).getByRole('heading', { name, exact: true }).first();

/** axe violations in a host's page, its widgets included. */
export const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${String(target)}`));
  });
};

const SELECTORS = ['h1', 'h2', 'p', 'a[part]', 'table', 'td', 'section', '[data-signpost]'] as const;
const PROPERTIES = [
  'color',
  'font-family',
  'font-size',
  'line-height',
  'letter-spacing',
  'display',
  'margin',
  'padding',
];
/** Computed styles of a widget's elements that a host's rules could change. */
export const computedStyles = (page: Page) =>
  page.locator(SUBJECT).evaluate(
    (element: HTMLElement, [selectors, names]) => {
      // Lengths follow the widget's width, which may change with floats around it.
      element.style.cssText =
        'display: block !important; position: absolute !important; inline-size: 900px !important';
      return selectors.map((selector) => {
        const found = element.shadowRoot?.querySelector(selector);
        const style = found && getComputedStyle(found);
        return names.map((name) => `${selector} ${name}: ${style?.getPropertyValue(name)}`);
      });
    },
    [SELECTORS, PROPERTIES] as const,
  );

/** A link that every guide in Welsh has. */
export const OPEN_IN_WELSH = 'Agor y canllaw hwn ar Signpost';

/** The part of a widget that it renders, by its language. */
export const rendered = (page: Page, language: string, within: string = SUBJECT) =>
  page.locator(within).locator(`[data-signpost][lang="${language}"]`);

/** Records the requests for texts in Welsh, of the live release or of one release. */
export const welshTexts = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\/([0-9a-f]{12}\/)?view\.cy\.js/.test(request.url())) requested.push(request.url());
  });
  return requested;
};

/** Adds a script of another site to the page, and returns whether the browser accepted it with this integrity. */
export const loadScript = (page: Page, src: string, integrity: string): Promise<'loaded' | 'refused'> =>
  page.evaluate(
    ([address, expected]) =>
      new Promise((resolve) => {
        const tag = Object.assign(document.createElement('script'), {
          src: address,
          integrity: expected,
          crossOrigin: 'anonymous',
          onload: () => resolve('loaded'),
          onerror: () => resolve('refused'),
        });
        document.head.append(tag);
      }),
    [src, integrity] as const,
  );

const EVENTS = path.join(__dirname, '../../apps/widgets/src/embed/events.schema.json');

/** The events whose details lack what the published schema of events requires. */
export const incompleteEvents = async (events: readonly WidgetEvent[]): Promise<readonly WidgetEvent[]> => {
  const schema = JSON.parse(await readFile(EVENTS, 'utf8')) as {
    properties: Record<string, { required: string[] }>;
  };
  return events.filter(
    ({ name, detail }) => !schema.properties[name]?.required.every((field) => field in detail),
  );
};

/** Follows the links of a framed guide: other guides are shown in place, pages of the site in another tab. */
export const expectFrameLinks = async (
  page: Page,
  context: BrowserContext,
  address: string,
): Promise<void> => {
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open this guide on Signpost' }).click();
  await expect
    .poll(async () => new URL((await opened).url()).pathname)
    .toBe('/explore/subjects/computer-science');
  const related = frame.getByRole('list', { name: 'Related subjects' }).getByRole('link').first();
  const name = (await related.textContent()) ?? '';
  await related.click();
  await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
};
