import { uncached } from '../load';
import type { ChaosSite } from '../site/site';
import { until } from '../site/until';

/** Class of a region, which determines how it fails for a visitor. */
export type FailureClass = 'primary' | 'essential' | 'regular';

/** One probe during a fault, and its expected result. */
export interface Probe {
  readonly place: string;
  readonly class: FailureClass;
  readonly expected: string;
  run(site: ChaosSite): Promise<string>;
}

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** Fetches a page from the server, bypassing every cache. */
const fetchPage = async (site: ChaosSite, path: string): Promise<Answer> => {
  const answer = await fetch(site.url + uncached(path), {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, html: await answer.text() };
};

const isFramed = (html: string) => html.includes('role="search"') && html.includes('</footer>');

/** Names what a page shows: the page itself, or the designed error screen inside the site's frame. */
const nameOutcome = ({ status, html }: Answer, expectedName: string): string => {
  if (status === 200) return expectedName;
  const designed = isFramed(html) && />Error<\/h1>/.test(html);
  return designed ? `error screen, ${status}` : `no designed page, ${status}`;
};

export const PAGE = 'the page';
export const errorScreen = (status: number) => `error screen, ${status}`;

/** A page that a remote owns. */
export const pageProbe = (path: string, expected = PAGE): Probe => ({
  place: path,
  class: 'primary',
  expected,
  run: async (site) => nameOutcome(await fetchPage(site, path), PAGE),
});

/** A page that was cached before the fault, requested at the same address. */
export const cachedPageProbe = (path: string): Probe => ({
  place: `${path}, cached before`,
  class: 'primary',
  expected: PAGE,
  async run({ url }) {
    const answer = await fetch(url + path);
    return nameOutcome({ status: answer.status, html: await answer.text() }, PAGE);
  },
});

/** The same probe on another shell of the site. */
export const onShell = (shell: () => { readonly url: string } | undefined, probe: Probe): Probe => ({
  ...probe,
  place: `${probe.place}, in another shell`,
  run: (site) => probe.run({ ...site, url: shell()?.url ?? '' }),
});

/** Which release of a remote serves a page. */
export const releaseProbe = (remote: string, path: string, release: () => string): Probe => ({
  place: path,
  class: 'primary',
  expected: 'the expected release',
  async run(site) {
    const { html } = await fetchPage(site, path);
    return html.includes(`/releases/${remote}/${release()}/`) ? 'the expected release' : 'another release';
  },
});

export const ROW = 'the row';
export const NO_ROW = 'left out';
export const TO_BROWSER = 'left to the browser';

/** React's marker for a part that failed to render on the server. */
const UNRENDERED_MARKER = '<!--$!-->';

/** A row of a remote in a page of the shell, which must render even when the row fails. */
export const rowProbe = (remote: string, path: string, expected = ROW): Probe => ({
  place: `row in ${path}`,
  class: expected === TO_BROWSER ? 'essential' : 'regular',
  expected,
  async run(site) {
    const answer = await fetchPage(site, path);
    const [, row] = answer.html.split(`data-row="${remote}"`);
    if (row === undefined) return nameOutcome(answer, NO_ROW);
    return nameOutcome(answer, row.startsWith(`>${UNRENDERED_MARKER}`) ? TO_BROWSER : ROW);
  },
});

export const CARDS = 'the cards';
export const PLAIN_CARDS = 'plain cards';

/** Cards of a remote in a page of the shell; plain fallback cards have no class of the remote. */
export const cardsProbe = (remote: string, path: string, expected = CARDS): Probe => ({
  place: `cards in ${path}`,
  class: expected === TO_BROWSER ? 'essential' : 'regular',
  expected,
  async run(site) {
    const answer = await fetchPage(site, path);
    const [main = ''] = /<main.*<\/main>/s.exec(answer.html) ?? [];
    if (main.includes(UNRENDERED_MARKER)) return nameOutcome(answer, `${TO_BROWSER}`);
    return nameOutcome(answer, main.includes(`class="${remote}-`) ? CARDS : PLAIN_CARDS);
  },
});

const LOGGED = 'logged';

/** A line of the shell's log, for operators. */
export const logProbe = (text: string): Probe => ({
  place: 'the log',
  class: 'regular',
  expected: LOGGED,
  // Read after the other probes, whose requests produce the line.
  run: (site) =>
    until('a line', async () => (await site.log()).includes(text)).then(
      () => LOGGED,
      () => 'not logged',
    ),
});
