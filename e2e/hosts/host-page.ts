import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';

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
