import prose from '../prose/prose.module.css';
import { trustedHtml } from '../trusted-types/policy';

/**
 * Rich text, ready as HTML from `renderMarkdown` (V-15). What is not the HTML of rich text is shown as its source, wherever
 * it came from, so the API, a cache or a payload file cannot bring script into a page. Hydration keeps the server's nodes.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={prose.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
);
