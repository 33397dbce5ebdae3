import { afresh } from '../load';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';

/** What of a region a visitor meets: by its class it falls in its own way. */
export type FailureClass = 'primary' | 'essential' | 'regular';

/** One place to look at while something is wrong, and what has to be seen there. */
export interface Look {
  readonly place: string;
  readonly class: FailureClass;
  readonly expected: string;
  see(site: ChaosSite): Promise<string>;
}

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** A page as the server gives it now, past every cache. */
export const fetchPage = async (site: ChaosSite, path: string): Promise<Answer> => {
  const answer = await fetch(site.url + afresh(path), {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, html: await answer.text() };
};

const isFramed = (html: string) => html.includes('role="search"') && html.includes('</footer>');

/** Names a page: the page itself, or the designed error screen inside the site's frame. */
const nameOf = ({ status, html }: Answer, fine: string): string => {
  if (status === 200) return fine;
  const designed = isFramed(html) && />Error<\/h1>/.test(html);
  return designed ? `error screen, ${status}` : `no designed page, ${status}`;
};

export const PAGE = 'the page';
export const errorScreen = (status: number) => `error screen, ${status}`;

/** A page that a remote owns. */
export const pageLook = (path: string, expected = PAGE): Look => ({
  place: path,
  class: 'primary',
  expected,
  see: async (site) => nameOf(await fetchPage(site, path), PAGE),
});

/** A page that was asked for before the trouble, at the same address, as a crowd does. */
export const cachedLook = (path: string): Look => ({
  place: `${path}, asked for before`,
  class: 'primary',
  expected: PAGE,
  async see({ url }) {
    const answer = await fetch(url + path);
    return nameOf({ status: answer.status, html: await answer.text() }, PAGE);
  },
});

/** Which release of a remote serves a page of it. */
export const releaseLook = (remote: string, path: string, release: () => string): Look => ({
  place: path,
  class: 'primary',
  expected: 'the release it should be',
  async see(site) {
    const { html } = await fetchPage(site, path);
    return html.includes(`/releases/${remote}/${release()}/`)
      ? 'the release it should be'
      : 'another release';
  },
});

export const ROW = 'the row';
export const NO_ROW = 'left out';
export const TO_BROWSER = 'left to the browser';

/** React's mark for a part that could not be drawn on the server. */
const UNDRAWN = '<!--$!-->';

/** A row of a remote in a page of the shell, which has to stand whatever the row does. */
export const rowLook = (remote: string, path: string, expected = ROW): Look => ({
  place: `row in ${path}`,
  class: expected === TO_BROWSER ? 'essential' : 'regular',
  expected,
  async see(site) {
    const answer = await fetchPage(site, path);
    const [, row] = answer.html.split(`data-row="${remote}"`);
    if (row === undefined) return nameOf(answer, NO_ROW);
    return nameOf(answer, row.startsWith(`>${UNDRAWN}`) ? TO_BROWSER : ROW);
  },
});

export const CARDS = 'the cards';
export const PLAIN_CARDS = 'plain cards';

/** Cards of a remote in a page of the shell; plain ones carry no class of the remote's. */
export const cardsLook = (remote: string, path: string, expected = CARDS): Look => ({
  place: `cards in ${path}`,
  class: expected === TO_BROWSER ? 'essential' : 'regular',
  expected,
  async see(site) {
    const answer = await fetchPage(site, path);
    const [main = ''] = /<main.*<\/main>/s.exec(answer.html) ?? [];
    if (main.includes(UNDRAWN)) return nameOf(answer, `${TO_BROWSER}`);
    return nameOf(answer, main.includes(`class="${remote}-`) ? CARDS : PLAIN_CARDS);
  },
});

export const LOGGED = 'logged';

/** What operators find in the shell's log. */
export const logLook = (words: string): Look => ({
  place: 'the log',
  class: 'regular',
  expected: LOGGED,
  // Looked for while the others are looked at, which is what makes the line.
  see: (site) =>
    until('a line', async () => (await site.log()).includes(words)).then(
      () => LOGGED,
      () => 'not logged',
    ),
});
