import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Shell } from '../product/product';

/** What a page's HTML says, as the server sent it: read by a browser's own parser, run by none. */
export interface PageText {
  readonly language: string;
  readonly title: string;
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonicals: readonly string[];
  /** Open Graph properties by name. */
  readonly preview: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  readonly headings: readonly string[];
  /** All that can be read in the page. */
  readonly text: string;
  /** Remotes whose rows stand in the page, by the row's slot, with what can be read in each. */
  readonly rows: readonly { readonly slot: string; readonly remote: string; readonly text: string }[];
  /** Classes of everything in the page. */
  readonly classes: readonly string[];
}

/** One answer of the shell. */
export interface ServedPage extends PageText {
  readonly address: string;
  readonly status: number;
  /** Where it leads on to, if it does. */
  readonly location: string | null;
  /** What the shell logged as wrong while it made this page. */
  readonly logged: readonly string[];
}

/** Runs in the browser, which knows none of this file's names: no function of its own may have one. */
const parse = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const jsonLd = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (tag) => tag.textContent,
  );
  page.querySelectorAll('script, style, template').forEach((element) => element.remove());
  const texts: (string | null)[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return {
    language: page.documentElement.lang,
    title: page.title,
    metas: [...page.querySelectorAll('meta')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.content,
    ]),
    canonicals: [...page.querySelectorAll('link[rel="canonical"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    jsonLd,
    headings: [...page.querySelectorAll('h1')].map((heading) => heading.textContent),
    // With spaces between: the last word of one element is not the first of the next.
    text: texts.join(' '),
    rows: [...page.querySelectorAll('[data-rows] > [data-row]')].map((row) => ({
      slot: row.parentElement?.getAttribute('data-rows') ?? '',
      remote: row.getAttribute('data-row') ?? '',
      text: row.textContent,
    })),
    classes: [...new Set([...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))],
  };
};

/** Text as it is read: a browser makes one space of many. */
export const readable = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const read = async (reader: Page, html: string): Promise<PageText> => {
  const { metas, jsonLd, headings, text, rows, ...same } = await reader.evaluate(parse, html);
  const said = new Map(metas.map(([name = '', content = '']) => [name, content]));
  return {
    ...same,
    description: said.get('description') ?? null,
    robots: said.get('robots') ?? null,
    preview: Object.fromEntries([...said].filter(([name]) => name.startsWith('og:'))),
    jsonLd: jsonLd.map((block) => block ?? ''),
    headings: headings.map(readable),
    text: readable(text),
    rows: rows.map((row) => ({ ...row, text: readable(row.text) })),
  };
};

/** Asks a shell for an address as someone without a script would, and reads the answer with `reader`, any open page. */
const servedPage = async (shell: Shell, reader: Page, address: string): Promise<ServedPage> => {
  const request = randomUUID();
  const answer = await fetch(new URL(address, shell.url), {
    redirect: 'manual',
    headers: { 'x-request-id': request, accept: 'text/html' },
    signal: AbortSignal.timeout(20_000),
  });
  const text = await read(reader, await answer.text());
  return {
    ...text,
    address,
    status: answer.status,
    location: answer.headers.get('location'),
    logged: shell.logged
      .filter((line) => line.isError && line.request === request)
      .map(({ text: said }) => said),
  };
};

/** Asks for addresses one after the other: a shell that has just started is not to be found slow by a crowd. */
export const servedPages = async (
  shell: Shell,
  reader: Page,
  addresses: readonly string[],
): Promise<readonly ServedPage[]> => {
  const pages: ServedPage[] = [];
  for (const address of addresses) pages.push(await servedPage(shell, reader, address));
  return pages;
};
