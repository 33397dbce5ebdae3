import { navigateInPage, open } from '../fixtures';
import { BATH, CAREER, COURSE, ROUTES, TEMPLATES } from '../site';
import { misplacedCalls } from './misplaced-calls';
import { expect, test } from './stand';

const PAGES = ROUTES.map(({ path }) => path);

/** The others are opened by `templates.spec.ts`, which looks at the same calls. */
const WITHOUT_TEMPLATE = PAGES.filter((path) => TEMPLATES.every((template) => template.path !== path));

/** A page of each remote and of the shell, of each kind of address that calls go to. */
const OF_EACH_REMOTE = [
  '/explore/search/courses',
  CAREER,
  COURSE,
  `${BATH}/stats`,
  '/explore/employer/aldermast',
  '/explore/articles/choosing-a-course',
];

/** The longest of the body's style classes (B-02): it tells that the page of a path is the one shown. */
const bodyClass = (path: string): string =>
  `page-${
    path
      .slice(1)
      .replace(/\?.*/, '')
      .toLowerCase()
      .replaceAll('/', '-')
      .replace(/[^\w-]+/g, '-') || 'explore'
  }`;

test('[C-01] every route works on first load with all other sites on origins of their own', async ({
  page,
  stand,
  saw,
}) => {
  const misplaced = misplacedCalls(page, stand);
  for (const path of WITHOUT_TEMPLATE) expect((await open(page, path))?.status(), path).toBe(200);
  expect(misplaced()).toEqual([]);
  saw(
    `${WITHOUT_TEMPLATE.length} routes, and ${TEMPLATES.length} pages that are looked at too, none with a call to the site's own origin or a refusal by its policy`,
  );
});

for (const [tag, pages] of [
  [[], OF_EACH_REMOTE],
  [['@nightly'], PAGES],
] as const)
  test(
    `[C-01] ${pages.length} routes work by navigation with all other sites on origins of their own`,
    { tag: [...tag] },
    async ({ page, stand, saw }) => {
      await open(page, '/about-the-data');
      const misplaced = misplacedCalls(page, stand);
      for (const path of pages) {
        await navigateInPage(page, path);
        await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )${bodyClass(path)}( |$)`));
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Error');
      }
      expect(misplaced()).toEqual([]);
      saw(
        `${pages.length} routes, ${stand.calls.filter(({ from }) => from === 'browser').length} calls by the browser`,
      );
    },
  );
