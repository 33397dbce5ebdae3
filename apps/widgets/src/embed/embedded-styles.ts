const PIXELS = 16;

/** Media and container conditions do not accept custom properties, so the root em is the default 16px there. */
const CONDITION = /@(?:media|container)[^{]*/g;

const inUnits = (css: string): string => css.replace(/(-?(?:\d*\.)?\d+)rem\b/g, 'calc(var(--u)*$1)');

/**
 * Adapts the site's styles for a shadow tree in another site's page: the document root becomes the widget's root,
 * lengths depend on the widget instead of the host's root font size or window, and excluded pictures become none.
 */
export const embeddedStyles = (css: string): string => {
  const conditions: string[] = [];
  const held = css
    .replace(/url\((['"]?)data:,\1\)/g, 'none')
    .replace(/:root\b|(?<![\w.#[-])(?:html|body)(?=[\s{:>,])/g, '[data-signpost]')
    .replace(CONDITION, (condition) => {
      conditions.push(
        condition.replace(/((?:\d*\.)?\d+)rem\b/g, (_, n: string) => `${Number(n) * PIXELS}px`),
      );
      return `@@${conditions.length - 1}@@`;
    });
  return inUnits(held)
    .replace(/((?:\d*\.)?\d+)vw\b/g, '$1cqi')
    .replace(/@@(\d+)@@/g, (_, index: string) => conditions[Number(index)] ?? '');
};
