import prose from '../prose/prose.module.css';
import { trustedHtml } from '../trusted-types/policy';

/**
 * Rich text as HTML from `renderMarkdown` (V-15). HTML that is not valid rich text is shown as source, whatever its
 * origin, so the API, a cache or a payload file cannot inject script. Hydration keeps the server's nodes.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={prose.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
);
