import { NO_FAVOURITES, type Favourites } from '@signpost/identity';
import { readFile, readLinks } from './read-lists';

const COURSE = (number: number) => `0b1f7c7e-6d0c-5b0e-9a53-${String(number).padStart(12, '0')}`;
const link = (query: string) => `https://signpost.test/explore/favourites${query}`;
const names = (text: string) =>
  readLinks(text).map((result) => ('list' in result ? result.list.name : result.problem));

describe('pasted links', () => {
  it('are read one on each line, with a name or without, and blank lines are left out [R-12]', () => {
    expect(
      names(
        [
          `Sam Okafor, ${link('?courses=a')}`,
          '',
          `"Zoë":\t/explore/favourites?courses=a`,
          link('?courses=a'),
        ].join('\r\n'),
      ),
    ).toEqual(['Sam Okafor', 'Zoë', 'Pupil on line 4']);
  });

  it('keep the order of the choices, and all saved courses without one [R-12]', () => {
    const [ranked, unranked] = readLinks(
      [link('?courses=a,b,c&ranked=2'), link('?courses=a,b&careers=x')].join('\n'),
    );
    expect(ranked).toMatchObject({
      list: { isRanked: true, choices: [{ id: 'a' }, { id: 'b' }], total: 3, damaged: 0 },
    });
    expect(unranked).toMatchObject({
      list: { isRanked: false, choices: [{ id: 'a' }, { id: 'b' }], careers: [{ id: 'x' }], total: 3 },
    });
  });

  it('are read from Welsh pages as well [B-21]', () => {
    expect(
      names('Sam https://signpost.test/cy/explore/favourites?courses=a\n/cy/explore/favourites'),
    ).toEqual(['Sam', 'Pupil on line 2']);
  });

  it.each([
    ['Sam', 'Line 1 has no link.'],
    ['Sam https://signpost.test/explore/unis', 'The link on line 1 is not a shared list from Signpost.'],
    ['https://', 'Line 1 has no link.'],
    ['https://[', 'The link on line 1 is not a shared list from Signpost.'],
    ['javascript:alert(1)', 'Line 1 has no link.'],
  ])('name the line that cannot be read: %s [R-12]', (text, problem) => {
    expect(names(text)).toEqual([problem]);
    expect(names(`${text}\n${link('?courses=a')}`)).toHaveLength(2);
  });

  it('count their damaged parts [R-12]', () => {
    expect(readLinks(link('?courses=a,%3Cb%3E'))).toMatchObject([{ list: { damaged: 1, total: 1 } }]);
  });
});

describe('data files', () => {
  const file = (name: string, text: string, size = text.length) => ({
    name,
    size,
    text: () => Promise.resolve(text),
  });
  const item = (id: string, title: string) => ({ id, title, url: `/explore/courses/${id}` });
  const saved: Favourites = {
    ...NO_FAVOURITES,
    courses: [item(COURSE(1), 'Law, Bath'), item(COURSE(2), 'Law, Leeds')],
    top: NO_FAVOURITES.top.map((slot) => (slot.number === 3 ? { ...slot, course: COURSE(2) } : slot)),
  };
  const text = JSON.stringify({ format: 'signpost.favourites', version: 1, favourites: saved });

  it('are named by the file, and keep the titles and the order [R-12]', async () => {
    expect(await readFile(file('Sam Okafor.json', text))).toMatchObject({
      list: { name: 'Sam Okafor', isRanked: true, choices: [{ title: 'Law, Leeds' }], total: 2 },
    });
  });

  it('are refused with the name of the file when they are not lists, too large or unreadable [R-12]', async () => {
    const problem = { problem: 'Sam.json is not a list from Signpost.' };
    expect(await readFile(file('Sam.json', '{"format":"other"}'))).toEqual(problem);
    expect(await readFile(file('Sam.json', 'not json'))).toEqual(problem);
    expect(await readFile(file('Sam.json', text, 5_000_000))).toEqual(problem);
    expect(
      await readFile({ name: 'Sam.json', size: 1, text: () => Promise.reject(new Error('No access')) }),
    ).toEqual({ problem: 'Sam.json cannot be read.' });
  });
});
