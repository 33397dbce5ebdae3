import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Shell } from '../product/product';

/** The contents of a page's HTML as sent by the server, parsed by a browser without running scripts. */
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
  /** All visible text of the page. */
  readonly text: string;
  /** Rows of remotes in the page, by slot, with the text of each. */
  readonly rows: readonly { readonly slot: string; readonly remote: string; readonly text: string }[];
  /** Classes of all elements of the page. */
  readonly classes: readonly string[];
}

/** One response of the shell. */
export interface ServedPage extends PageText {
  readonly address: string;
  readonly status: number;
  /** Redirect target, if any. */
  readonly location: string | null;
  /** Warnings and errors that the shell logged while it rendered this page. */
  readonly logged: readonly string[];
}

/** Serialised and run in the browser: must not reference this file's scope or contain named functions. */
const parse = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const jsonLd = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (tag) => tag.textContent,
  );
  page.querySelectorAll('script, style, template').forEach((element) => element.remove());
  // Joined by spaces, so that the last word of one element does not merge with the first of the next.
  const [text = '', ...texts] = [page.body, ...page.querySelectorAll('[data-rows] > [data-row]')].map(
    (root) => {
      const parts: (string | null)[] = [];
      const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) parts.push(walker.currentNode.textContent);
      return parts.join(' ');
    },
  );
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
    text,
    rows: [...page.querySelectorAll('[data-rows] > [data-row]')].map((row, index) => ({
      slot: row.parentElement?.getAttribute('data-rows') ?? '',
      remote: row.getAttribute('data-row') ?? '',
      text: texts[index] ?? '',
    })),
    classes: [...new Set([...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))],
  };
};

/** Collapses whitespace, as a browser does when it renders text. */
const collapseWhitespace = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const read = async (reader: Page, html: string): Promise<PageText> => {
  const { metas, jsonLd, headings, text, rows, ...same } = await reader.evaluate(parse, html);
  const content = new Map(metas.map(([name = '', content = '']) => [name, content]));
  return {
    ...same,
    description: content.get('description') ?? null,
    robots: content.get('robots') ?? null,
    preview: Object.fromEntries([...content].filter(([name]) => name.startsWith('og:'))),
    jsonLd: jsonLd.map((block) => block ?? ''),
    headings: headings.map(collapseWhitespace),
    text: collapseWhitespace(text),
    rows: rows.map((row) => ({ ...row, text: collapseWhitespace(row.text) })),
  };
};

/** Milliseconds in which a shell finds the source of an error, which it logs after it has answered. */
const LOGGED_WITHIN_MS = 1_000;

/** An answer of a shell, with the id by which its log names the request. */
interface Answered extends Omit<ServedPage, 'logged'> {
  readonly request: string;
}

/** Requests an address from a shell without running scripts, and parses the response with `reader`, any open page. */
const ask = async (shell: Shell, reader: Page, address: string): Promise<Answered> => {
  const request = randomUUID();
  const answer = await fetch(new URL(address, shell.url), {
    redirect: 'manual',
    headers: {
      'x-request-id': request,
      accept: 'text/html',
      ...(shell.previewCookie && { cookie: shell.previewCookie }),
    },
    signal: AbortSignal.timeout(20_000),
  });
  const text = await read(reader, await answer.text());
  return { ...text, address, request, status: answer.status, location: answer.headers.get('location') };
};

const errorsOf = ({ logged }: Shell, { request }: Answered): readonly string[] =>
  logged.filter((line) => line.isError && line.request === request).map(({ text }) => text);

/** Resolves once each answer that may have an error in the log has it, or the shell has had the time to log it. */
const untilLogged = async (shell: Shell, answers: readonly Answered[]): Promise<void> => {
  const end = performance.now() + (shell.logsWithinMs ?? LOGGED_WITHIN_MS);
  const isAwaited = (answer: Answered) => answer.status >= 500 && errorsOf(shell, answer).length === 0;
  while (!shell.previewCookie && answers.some(isAwaited) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** How a shell logs that a row was late or failed, after what the line begins with. */
const LEFT_EMPTY = /(?:^|: )([a-z][a-z0-9-]*) left \S+ empty/;

/**
 * A page without what rows of other remotes log and say: whether they are there must not refuse the release of the
 * remote `name`.
 */
export const withoutRowsOfOthers = (page: ServedPage, name: string): ServedPage => ({
  ...page,
  logged: page.logged.filter((line) => [name, undefined].includes(LEFT_EMPTY.exec(line)?.[1])),
  text: page.rows
    .filter(({ remote, text }) => remote !== name && text !== '')
    .reduce((text, row) => collapseWhitespace(text.replace(row.text, () => '')), page.text),
});

/** Requests addresses one at a time, so that parallel load does not make a freshly started shell look slow. */
export const servedPages = async (
  shell: Shell,
  reader: Page,
  addresses: readonly string[],
): Promise<readonly ServedPage[]> => {
  const answers: Answered[] = [];
  for (const address of addresses) answers.push(await ask(shell, reader, address));
  await untilLogged(shell, answers);
  return answers.map((answer) => ({ ...answer, logged: errorsOf(shell, answer) }));
};
