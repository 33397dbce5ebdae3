import axe from 'axe-core';

/** What axe finds wrong in a part of a page: the rule, and the HTML of each offender. */
export const faultsIn = async (part: Element): Promise<[rule: string, html: string[]][]> => {
  const { violations } = await axe.run(part, {
    rules: {
      // Colours are proved over the tokens; words that only screen readers get are not in jsdom's layout.
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      // Parts of a page stand alone here.
      'landmark-banner-is-top-level': { enabled: false },
      'landmark-contentinfo-is-top-level': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
