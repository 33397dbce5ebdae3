import axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';

/** The names of the elements. */
export const SUBJECT = 'signpost-subject-widget';
export const INDUSTRY = 'signpost-industry-guide-widget';

/** What a widget told its host: the event and its detail. */
export interface Told {
  readonly name: string;
  readonly detail: Record<string, unknown>;
}

/** Opens a host's page and keeps what the widgets tell it from the first moment. Gives how to read that. */
export const visit = async (page: Page, address: string): Promise<() => Promise<Told[]>> => {
  await page.addInitScript(() => {
    const told: Told[] = Object.assign(window, { told: [] as Told[] }).told;
    for (const name of ['ready', 'navigate', 'error', 'data-layer'])
      document.addEventListener(`signpost:${name}`, (event) =>
        told.push({ name: event.type, detail: (event as CustomEvent).detail }),
      );
  });
  await page.goto(address);
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
};

/** A widget's heading of that name. */
export const title = (page: Page, name: string, within: string = SUBJECT): Locator =>
  page.locator(within).getByRole('heading', { name, exact: true }).first();

/** What axe finds wrong in a host's page, its widgets included. */
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

const LOOKS = ['h1', 'h2', 'p', 'a[part]', 'table', 'td', 'section', '[data-signpost]'] as const;
const WHAT = [
  'color',
  'font-family',
  'font-size',
  'line-height',
  'letter-spacing',
  'display',
  'margin',
  'padding',
];
/** How things in a widget look, as far as hosts' rules could change it. */
export const looks = (page: Page) =>
  page.locator(SUBJECT).evaluate(
    (element: HTMLElement, [selectors, names]) => {
      // Lengths follow the widget's width, which floats around it may well take.
      element.style.cssText =
        'display: block !important; position: absolute !important; inline-size: 900px !important';
      return selectors.map((selector) => {
        const found = element.shadowRoot?.querySelector(selector);
        const style = found && getComputedStyle(found);
        return names.map((name) => `${selector} ${name}: ${style?.getPropertyValue(name)}`);
      });
    },
    [LOOKS, WHAT] as const,
  );
