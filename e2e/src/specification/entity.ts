import { answerWith, inData, markup } from './answers';
import { expect, test } from './stand';

/** A picture at the API host. */
export const picture = (name: string) => `/themes/custom/ucas/images/${name}.webp`;

/** A mapper: a record of an answer with these fields, and what pages have of it. */
interface Mapper {
  readonly call: string;
  /** The place of the record in the answer. */
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pages: readonly string[];
  /** What the elements of the pages have. */
  readonly shows: readonly (string | RegExp)[];
  /** Fields that no page shows, but the page's data for the browser has. */
  readonly carries?: Readonly<Record<string, string>>;
}

/** Answers with a changed record, and looks for its fields on the pages that have it. */
export const entity = (title: string, { call, at, fields, pages, shows, carries = {} }: Mapper): void =>
  test(title, async ({ stand, saw }) => {
    const changes = Object.entries(fields).map(([name, value]) => [`${at}.${name}`, value]);
    answerWith(stand, call, Object.fromEntries(changes));
    let html = '';
    for (const page of pages) html += (await stand.get(page)).html;
    const elements = markup(html);
    const missing = shows.filter((part) =>
      typeof part === 'string' ? !elements.includes(part) : !part.test(elements),
    );
    expect(missing).toEqual([]);
    for (const [name, value] of Object.entries(carries)) {
      const found = inData(html, name);
      const isThere = found.includes(value) || found.includes(stand.hosts.api + value);
      expect(isThere, `${name}: ${value}`).toBe(true);
    }
    saw(`${shows.length + Object.keys(carries).length} of ${Object.keys(fields).length} changed fields`);
  });
