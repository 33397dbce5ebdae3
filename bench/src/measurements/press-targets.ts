import type { Page } from 'playwright-core';

/** What a visitor can press, inside the first screen and the site. */
const TARGETS = 'a[href]:not([target]), button:not([disabled]), summary, input, select, label';

/** An element to press, and the middle of it in the window. */
export interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The elements of the first screen that a finger can reach, in the order of the document, one for each link. */
const findTargets = (page: Page): Promise<Target[]> =>
  page.evaluate((selector) => {
    const known = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const name = `${element.localName} ${(element.ariaLabel ?? element.innerText).trim().replace(/\s+/g, ' ').slice(0, 40)}`;
      const onTop = document.elementFromPoint(x, y);
      if (!onTop || !element.contains(onTop) || known.has(name)) return [];
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return [];
      known.add(name);
      return [{ name, x, y }];
    });
  }, TARGETS);

/** The `index`-th of a page's targets, from the first again after the last. Throws when there is nothing to press. */
export const findTarget = async (page: Page, index: number): Promise<Target> => {
  const targets = await findTargets(page);
  const target = targets[index % Math.max(targets.length, 1)];
  if (!target) throw new Error(`${page.url()} has nothing to press`);
  return target;
};
