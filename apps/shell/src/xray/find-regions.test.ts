/** @jest-environment jest-fixed-jsdom */
import { readServerTiming, type Entry } from '../observability/server-timing';
import type { BootRemote } from '../transfer/boot-data';
import { findRegions } from './find-regions';

const remote = (name: string): BootRemote => ({
  name,
  release: `${name}-release`,
  entry: '',
  integrity: { entry: '' },
  paths: [`/explore/${name}`],
  slots: ['home.row'],
});
const remotes = [remote('unis'), remote('courses')];

const entry = (name: string, duration: number, description = ''): Entry => ({ name, duration, description });

beforeAll(() => Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] }));

const show = (html: string) => {
  document.body.className = 'courses-area';
  document.body.innerHTML = `<div id="root"><main id="main">${html}</main></div>`;
};

it('finds frame, page and rows with their remotes and server times', () => {
  show('<div data-rows="home.row"><div data-row="unis"><p class="unis-AbC12">A row</p></div></div>');
  const server = readServerTiming([
    entry('load.shell', 1),
    entry('loader.shell.home', 20),
    entry('slot.home.row.unis', 15, 'shown'),
    entry('render', 4),
    entry('total', 26),
  ]);
  const found = findRegions({ remotes, server, pathname: '/' });
  expect(found).toMatchObject([
    { name: 'Frame', remote: 'shell', release: null, failureClass: 'primary', server: 4 },
    { name: 'Page', remote: 'shell', release: null, failureClass: 'primary', server: 21 },
    {
      name: 'Row',
      slot: 'home.row',
      remote: 'unis',
      release: 'unis-release',
      failureClass: 'regular',
      outcome: 'not hydrated',
      server: 15,
    },
  ]);
});

it('finds the outermost elements of another remote by their classes, but none on the remote’s own page', () => {
  show(
    '<ul><li class="shell-AbC12"><div class="courses-AbC12 courses-DeF34"><b class="courses-XyZ99">One</b></div></li>' +
      '<li><div class="courses-AbC12">Two</div></li><li class="my-courses-list">Not one</li></ul>',
  );
  const server = readServerTiming([entry('slot.card.courses.courses', 3, 'shown')]);
  const cards = findRegions({ remotes, server, pathname: '/explore/search/courses' })[2];
  expect(cards).toMatchObject({ name: 'Cards', slot: 'card.courses', remote: 'courses', server: 3 });
  expect(cards?.elements.map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  const own = findRegions({ remotes, server: undefined, pathname: '/explore/courses' });
  expect(own.map(({ name, remote: whose }) => [name, whose])).toEqual([
    ['Frame', 'shell'],
    ['Page', 'courses'],
  ]);
});

it('lists slots that the server left out or that timed out, although they are not on the page', () => {
  show('');
  const server = readServerTiming([
    entry('slot.home.row.unis', 2, 'left-out'),
    entry('slot.home.row.courses', 2_000, 'late'),
  ]);
  expect(findRegions({ remotes, server, pathname: '/' }).slice(2)).toMatchObject([
    { name: 'Row', slot: 'home.row', remote: 'unis', outcome: 'left out', elements: [], server: 2 },
    { name: 'Row', slot: 'home.row', remote: 'courses', outcome: 'late', elements: [], server: 2_000 },
  ]);
});
