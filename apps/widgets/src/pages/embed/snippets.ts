import { t } from '@signpost/language';
import { KINDS, type Kind } from '../../embed/kinds';
import { industryGuidePath, industryGuideWidgetPath } from '../../widgets/industry-guide/address';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { subjectWidgetPath } from '../../widgets/subject/address';

/** Embedding methods, by their parameter value. */
export const WAYS = {
  get element() {
    return t('Custom element');
  },
  get frame() {
    return t('Frame');
  },
  get federated() {
    return t('Federated module');
  },
  get link() {
    return t('Link');
  },
} as const;

export type Way = keyof typeof WAYS;

/** The embedded guide: kind, id, name and theme (`''` for the host's colours). */
export interface Chosen {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly theme: string;
}

/** The script of each method that needs one in a tag. */
export const SCRIPTS: Readonly<Partial<Record<Way, string>>> = { element: 'widgets.js', frame: 'frame.js' };

/** Returns the script tag of one release's script, with its Subresource Integrity hash. */
export const pinnedTag = (
  { address, integrity }: { address: string; integrity: string },
  site: string,
): string =>
  `<script src="${site}${address}"\n  integrity="${integrity}"\n  crossorigin="anonymous" async></script>`;

const components = (): Readonly<Record<Kind, string>> => ({
  subject: 'SubjectWidget',
  'industry-guide': 'IndustryGuideWidget',
});

/** Returns the address of a guide's page on the site. */
const pageOf = ({ kind, id }: Chosen): string =>
  kind === 'subject' ? subjectUrl(id) : industryGuidePath(id);

/** Returns the address of a guide for frames. */
export const widgetOf = ({ kind, id }: Chosen): string =>
  kind === 'subject' ? subjectWidgetPath(id) : industryGuideWidgetPath(id);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Returns the title of the frame, which screen readers announce. */
export const frameTitle = (title: string): string => t('{title}: a guide by Signpost', { title });

/** Returns the snippet for each method. `site` is this site's origin. */
export const snippetOf = (way: Way, chosen: Chosen, site: string): string => {
  const { kind, id, title, theme } = chosen;
  const { element, attribute, property } = KINDS[kind];
  const component = components()[kind];
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
