import { KINDS, type Kind } from '../../embed/kinds';
import { industryGuidePath, industryGuideWidgetPath } from '../../widgets/industry-guide/address';
import { subjectPath, subjectWidgetPath } from '../../widgets/subject/address';

/** The ways into another site, as the address names them. */
export const WAYS = {
  element: 'Custom element',
  frame: 'Frame',
  federated: 'Federated module',
  link: 'Link',
} as const;

export type Way = keyof typeof WAYS;

/** What is embedded: a guide, its name, and the colours that it is asked to have (`''` for those of the host). */
export interface Chosen {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly theme: string;
}

const COMPONENTS: Readonly<Record<Kind, string>> = {
  subject: 'SubjectWidget',
  'industry-guide': 'IndustryGuideWidget',
};

/** The address of a guide's page on the site. */
const pageOf = ({ kind, id }: Chosen): string =>
  kind === 'subject' ? subjectPath(id) : industryGuidePath(id);

/** The address of a guide for frames. */
export const widgetOf = ({ kind, id }: Chosen): string =>
  kind === 'subject' ? subjectWidgetPath(id) : industryGuideWidgetPath(id);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The words of a frame's title, which people who listen to a page hear. */
export const frameTitle = (title: string): string => `${title}: a guide by Signpost`;

/** What a host pastes into its page, or writes into its code, for each way. `site` is this site's origin. */
export const snippetOf = (way: Way, chosen: Chosen, site: string): string => {
  const { kind, id, title, theme } = chosen;
  const { element, attribute, property } = KINDS[kind];
  const component = COMPONENTS[kind];
  const name = escaped(title);
  const colours = theme && ` theme="${theme}"`;
  switch (way) {
    case 'element':
      return `<script src="${site}/embed/widgets.js" async></script>
<${element} ${attribute}="${id}"${colours}>
  <a href="${site}${pageOf(chosen)}">${name} on Signpost</a>
</${element}>`;
    case 'frame':
      return `<iframe data-signpost src="${site}${widgetOf(chosen)}"
  title="${escaped(frameTitle(title))}" loading="lazy" width="100%" height="900"></iframe>
<script src="${site}/embed/frame.js" async></script>`;
    case 'federated':
      return `// webpack.config.js, in the options of ModuleFederationPlugin
remotes: { signpost: 'signpost_embed@${site}/embed/remote-entry.js' },
shared: { react: { singleton: true }, 'react-dom': { singleton: true } },

// A component of yours
import { ${component} } from 'signpost/${kind}-widget';

<${component} ${property}="${id}"${colours} />`;
    case 'link':
      return `<a href="${site}${pageOf(chosen)}">${name} on Signpost</a>`;
  }
};
