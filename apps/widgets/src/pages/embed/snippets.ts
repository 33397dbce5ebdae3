import { t } from '@signpost/language';
import type { Language } from '@signpost/language/languages';
import { localAddress } from '@signpost/language/runtime';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { KINDS, type Kind } from '../../embed/kinds';
import { industryGuidePath, industryGuideWidgetPath } from '../../widgets/industry-guide/address';
import { subjectWidgetPath } from '../../widgets/subject/address';
import { pageLanguage } from './page-language';

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

/** The embedded guide: kind, id, name, theme (`''` for the host's colours) and language. */
export interface Chosen {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly theme: string;
  readonly language: Language;
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
const pageOf = ({ kind, id, language }: Chosen): string =>
  localAddress(kind === 'subject' ? subjectUrl(id) : industryGuidePath(id), language);

/** Returns the address of a guide for frames. */
export const widgetOf = ({ kind, id, language }: Chosen): string =>
  localAddress(kind === 'subject' ? subjectWidgetPath(id) : industryGuideWidgetPath(id), language);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Texts in the code to copy, in the language of the guide and not of this page. The Welsh is not checked by a native speaker. */
const TEXTS: Readonly<Record<Language, Readonly<Record<'link' | 'frame', (title: string) => string>>>> = {
  'en-GB': {
    link: (title) => `${title} on Signpost`,
    frame: (title) => `${title}: a guide by Signpost`,
  },
  cy: {
    link: (title) => `${title} ar Signpost`,
    frame: (title) => `${title}: canllaw gan Signpost`,
  },
};

/** Returns the title of the frame, which screen readers announce. */
export const frameTitle = ({ title, language }: Pick<Chosen, 'title' | 'language'>): string =>
  TEXTS[language].frame(title);

/** Returns the attribute of a guide's language; nothing for English to readers of English, whose pages are in it too. */
const langOf = ({ language }: Chosen): string =>
  language === 'cy' || pageLanguage() === 'cy' ? ` lang="${language}"` : '';

/** Returns the snippet for each method. `site` is this site's origin. */
export const snippetOf = (way: Way, chosen: Chosen, site: string): string => {
  const { kind, id, theme } = chosen;
  const { element, attribute, property } = KINDS[kind];
  const component = components()[kind];
  const link = escaped(TEXTS[chosen.language].link(chosen.title));
  const lang = langOf(chosen);
  const colours = theme && ` theme="${theme}"`;
  switch (way) {
    case 'element':
      return `<script src="${site}/embed/widgets.js" async></script>
<${element} ${attribute}="${id}"${lang}${colours}>
  <a href="${site}${pageOf(chosen)}">${link}</a>
</${element}>`;
    case 'frame':
      return `<iframe data-signpost src="${site}${widgetOf(chosen)}"
  title="${escaped(frameTitle(chosen))}"${lang} loading="lazy" width="100%" height="900"></iframe>
<script src="${site}/embed/frame.js" async></script>`;
    case 'federated':
      return `// webpack.config.js, in the options of ModuleFederationPlugin
remotes: { signpost: 'signpost_embed@${site}/embed/remote-entry.js' },
shared: { react: { singleton: true }, 'react-dom': { singleton: true } },

// A component of yours
import { ${component} } from 'signpost/${kind}-widget';

<${component} ${property}="${id}"${lang}${colours} />`;
    case 'link':
      return `<a href="${site}${pageOf(chosen)}"${lang}>${link}</a>`;
  }
};
