import { expect, servedPages, test, type ServedPage } from './fixtures';
import { ADDRESSES, ROUTES } from './site';

/** The rule that a served page breaks, or undefined. */
type Rule = (page: ServedPage) => string | false;

const problemsIn = (pages: readonly ServedPage[], rules: readonly Rule[]): string[] =>
  pages.flatMap((page) =>
    rules.flatMap((rule) => {
      const problem = rule(page);
      return problem ? [`${page.path}: ${problem}`] : [];
    }),
  );

const statusOf = new Map(ADDRESSES.map(({ path, status }) => [path, status]));
const stateOf = new Map(ROUTES.map(({ path, state }) => [path, state]));

/** The routes, and at night the other views. */
const READ = [
  { what: 'route', tag: [], addresses: ADDRESSES.filter(({ path }) => stateOf.has(path)) },
  { what: 'other view', tag: ['@nightly'], addresses: ADDRESSES.filter(({ path }) => !stateOf.has(path)) },
];

/** Pages for frames in other sites, and the start page, have no way back to other pages. */
const WITHOUT_BREADCRUMB = /^\/(\w+-)+widget\?|^\/$/;

const RULES: readonly Rule[] = [
  ({ headings }) => headings !== 1 && `${headings} headings of the first level`,
  ({ title }) => !/^\S.* · Signpost$/.test(title) && `the title is “${title}”`,
];

for (const { what, tag, addresses } of READ) {
  test(
    `every ${what} is served with its status, one heading and a title, routes with a breadcrumb, and only listed pages are for search engines [R-05] [R-06] [R-11] [R-13] [R-29] [R-30] [R-31] [R-32] [B-06]`,
    { tag },
    async ({ page, faults }) => {
      faults.allow(/status (of )?40[04]/);
      const pages = await servedPages(
        page,
        addresses.map(({ path }) => path),
      );
      const problems = problemsIn(pages, [
        ...RULES,
        ({ path, status }) => status !== statusOf.get(path) && `the status is ${status}`,
        ({ lang }) => lang !== 'en-GB' && `the language is ${lang}`,
        ({ path, hasBreadcrumb }) =>
          stateOf.has(path) && !hasBreadcrumb && !WITHOUT_BREADCRUMB.test(path) && 'there is no breadcrumb',
        ({ path, robots }) => stateOf.get(path) === 'real' && robots !== '' && `robots is ${robots}`,
        ({ path, robots }) =>
          stateOf.get(path) === 'unlisted' && !robots.includes('noindex') && `robots is “${robots}”`,
      ]);
      expect(problems).toEqual([]);
    },
  );

  test(
    `every ${what} is served in Welsh, and every sentence that is in English is marked as English [B-21] [R-20]`,
    { tag },
    async ({ page, faults }) => {
      faults.allow(/status (of )?40[04]/);
      const pages = await servedPages(
        page,
        addresses.filter(({ internal }) => !internal).map(({ path }) => `/cy${path === '/' ? '' : path}`),
      );
      const problems = problemsIn(pages, [
        ...RULES,
        ({ path, status }) =>
          status !== statusOf.get(path.slice('/cy'.length) || '/') && `the status is ${status}`,
        ({ lang }) => lang !== 'cy' && `the language is ${lang}`,
        ({ english }) => english.length > 0 && `in English: ${english.join(' | ')}`,
      ]);
      expect(problems).toEqual([]);
    },
  );
}

test('universities and their map name towns and nations in Welsh [B-21]', async ({ request }) => {
  const page = await (await request.get('/cy/explore/unis?view=map')).text();
  expect(page).toContain('>Caerdydd</text>');
  expect(page).not.toContain('>Cardiff</text>');
  expect(page).toContain('Aberystwyth, Cymru');
});
