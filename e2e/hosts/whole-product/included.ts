import type { IncomingMessage } from 'node:http';

/** A page of the product in the form included by a host's page (`docs/embedding.md`). */
export type IncludedPage =
  | {
      readonly status: number;
      readonly head: {
        readonly title: string;
        readonly meta: readonly { readonly name: string; readonly content: string }[];
        readonly link: readonly { readonly rel: string; readonly href: string }[];
      };
      /** BCP 47 tag of the page's language. */
      readonly language: string;
      /** The paths of the markup's style sheets, in order. */
      readonly stylesheets: readonly string[];
      readonly markup: string;
    }
  | { readonly status: number; readonly location: string };

/**
 * Requests a page from the product, with this page's nonce on its scripts. The response is trusted like the
 * site's own pages.
 */
export const fetchPage = async (
  site: string,
  { url = '/' }: IncomingMessage,
  nonce: string,
): Promise<IncludedPage> => {
  const answer = await fetch(site + url, {
    headers: { 'x-embedded': '1', 'x-embedded-nonce': nonce },
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location) return { status: answer.status, location };
  const styleSheets = (answer.headers.get('link') ?? '').matchAll(/<([^>]*)>; rel=stylesheet/g);
  const text = await answer.text();
  const end = text.indexOf('\n');
  return {
    status: answer.status,
    head: JSON.parse(text.slice(0, end)) as Extract<IncludedPage, { markup: string }>['head'],
    language: answer.headers.get('content-language') ?? 'en-GB',
    stylesheets: Array.from(styleSheets, ([, path = '']) => path),
    markup: text.slice(end + 1),
  };
};
