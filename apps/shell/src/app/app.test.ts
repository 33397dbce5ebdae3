import type { RouteObject } from 'react-router-dom';
import { pageHandle, SHELL_PATHS } from '@signpost/federation/contract';
import { claimsOverlap } from '@signpost/federation/registry';
import { bodyClasses } from './body-classes';
import { currentPage } from './current-page';
import { ownerOf } from './owner-of-path';
import { siteRoutes } from './routes';

describe('body classes', () => {
  it.each([
    ['/', 'page-explore'],
    ['/explore', 'page-explore'],
    ['/subject-widget', 'page-explore page-subject-widget'],
    ['/explore/unis/1/bath', 'page-explore page-explore-unis page-explore-unis-1 page-explore-unis-1-bath'],
    ['/explore/"><script>/a b', 'page-explore page-explore--script- page-explore--script--a-b'],
  ])('of %s are page-explore and one for each prefix, safe in a selector [B-02]', (path, classes) => {
    expect(bodyClasses(path)).toBe(classes);
  });
});

describe('the current page', () => {
  const url = new URL('https://site.test/explore/unis/1/bath');
  const handle = pageHandle<{ name: string }>({
    line: 'unis',
    head: ({ data, url: { pathname } }) => ({ title: data.name, description: '', canonical: pathname }),
    crumbs: ({ data }) => [{ label: data.name, to: '/' }],
  });
  const frame = { handle: undefined, data: undefined, params: {} };

  describe('the current page', () => {
    it('is the deepest match with a page handle', () => {
      const page = currentPage([frame, { handle, data: { name: 'Bath' }, params: {} }], url, false);
      expect(page).toEqual({
        line: 'unis',
        head: { title: 'Bath', description: '', canonical: '/explore/unis/1/bath' },
        crumbs: [{ label: 'Bath', to: '/' }],
      });
    });

    it('keeps its line but has no head without loader data', () => {
      expect(currentPage([{ handle, data: undefined, params: {} }], url, true)).toEqual({
        line: 'unis',
        head: undefined,
        crumbs: [],
      });
    });

    it('is empty without a match that has a page handle', () => {
      expect(currentPage([frame], url, false)).toEqual({ line: undefined, head: undefined, crumbs: [] });
    });
  });
});

describe('owners', () => {
  const unis = { name: 'unis', paths: ['/explore/unis', '/explore/unis/:uniId/:uniName'] };
  const courses = { name: 'courses', paths: ['/explore/courses'] };

  describe('the owner of a path', () => {
    it.each([
      ['/explore/unis', unis],
      ['/explore/unis/', unis],
      ['/explore/unis/1/bath', unis],
      ['/explore/courses', courses],
      ['/cy/explore/unis/1/bath', unis],
      ['/explore/unis/1', undefined],
      ['/', undefined],
      ['/explore/%E0%A4%A', undefined],
    ])('of %s is found by pattern, or is undefined [B-07]', (path, owner) => {
      expect(ownerOf([unis, courses], path)).toBe(owner);
    });
  });
});

describe('paths of the shell', () => {
  const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
    routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

  it('every page of the shell is among the paths that no remote can claim', () => {
    const own = pathsOf(siteRoutes([], 'site')).filter((path) => path !== '*');
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((path) => !SHELL_PATHS.some((known) => claimsOverlap(path, known)))).toEqual([]);
  });
});
