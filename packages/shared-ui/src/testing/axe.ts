import axe from 'axe-core';

/** Returns the axe violations in a part of a page: the rule, and the HTML of each element. */
export const faultsIn = async (part: Element): Promise<[rule: string, html: string[]][]> => {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    rules: {
      // Contrast is tested on the tokens; visually hidden text is not in jsdom's layout.
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      // Components are tested outside a page.
      'landmark-banner-is-top-level': { enabled: false },
      'landmark-contentinfo-is-top-level': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
