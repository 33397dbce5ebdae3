import type { IncomingMessage } from 'node:http';

/** A page of the product as this site's own page takes it (`docs/embedding.md`). */
export type Included =
  | {
      readonly status: number;
      readonly head: {
        readonly title: string;
        readonly meta: readonly { readonly name: string; readonly content: string }[];
        readonly link: readonly { readonly rel: string; readonly href: string }[];
        readonly stylesheets: readonly string[];
        readonly bodyClass: string;
      };
      readonly markup: string;
    }
  | { readonly status: number; readonly location: string };

/** Asks the product for a page, the scripts in it carrying this page's nonce. What it answers is trusted like own pages. */
export const include = async (
  site: string,
  { url = '/' }: IncomingMessage,
  nonce: string,
): Promise<Included> => {
  const answer = await fetch(site + url, {
    headers: { 'x-embedded': '1', 'x-embedded-nonce': nonce },
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location) return { status: answer.status, location };
  const text = await answer.text();
  const end = text.indexOf('\n');
  return {
    status: answer.status,
    head: JSON.parse(text.slice(0, end)) as Extract<Included, { markup: string }>['head'],
    markup: text.slice(end + 1),
  };
};
