import { ROUTES } from '../site';
import { attribute, mainOf, summary, swap, textOf, textsOf } from './served';
import { expect, test } from './stand';

/** What the page of a route has when one text of an answer of the API is another. */
export interface RouteCase {
  /** The address, when the sample one of the route would not show it. */
  readonly path?: string;
  readonly heading: string;
  /** The path of the call, the text in its answer, what the test answers in its place, and what the page shows. */
  readonly changed?: readonly [call: string, from: string | RegExp, to: string, shown?: string];
  readonly sections?: readonly string[];
  readonly texts?: readonly (string | RegExp)[];
  /** Ends of addresses that the page leads to. */
  readonly links?: readonly string[];
  /** The calls that the server makes for it, at least. */
  readonly calls?: readonly string[];
  /** Whether it is for frames in other sites, and has no header and footer. */
  readonly isFrame?: boolean;
}

/** Fetches the page of a route as a browser without scripts does, and compares it. */
export const route = (clause: string, shows: string, expected: RouteCase): void =>
  test(`[${clause}] ${shows}`, async ({ stand, saw }) => {
    const { heading, changed, sections = [], texts = [], links = [], calls = [], isFrame = false } = expected;
    const sample = ROUTES.find((one) => one.clause === clause);
    const [call = '', from = '', to = '', shown = to.replaceAll('"', '')] = changed ?? [];
    if (changed) swap(stand, call, from, to);
    const { status, html } = await stand.get(expected.path ?? sample?.path ?? '');
    const main = mainOf(html);
    const text = textOf(main);
    const titles = textsOf(main, 'h2');
    expect(status).toBe(200);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    // Lists with a search or filters are not indexed: the rule is for the address of the route itself.
    const robots = attribute(html, '<meta name="robots"', 'content') ?? '';
    if (!expected.path) expect(robots.includes('noindex')).toBe(sample?.state === 'unlisted');
    expect(titles).toEqual(expect.arrayContaining([...sections]));
    for (const one of texts) expect(text).toMatch(one);
    for (const link of links) expect(main).toMatch(new RegExp(`href="[^"]*${link}["?]`));
    expect(stand.calls.map(summary)).toEqual(expect.arrayContaining([...calls]));
    expect(/<header\b|<footer\b/.test(html)).toBe(!isFrame);
    expect(text).toContain(shown);
    const answer = changed ? `“${shown}” of the changed answer` : `“${heading}”`;
    saw(`${status}, ${answer}, ${titles.length} sections, ${stand.calls.length} calls`);
  });
