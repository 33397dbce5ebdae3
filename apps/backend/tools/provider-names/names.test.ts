import { parseAddress, parsePhone, parseWebsite } from '../addresses';
import { salaryFigure } from '../figures';
import { providerAliases, sortName, tidyName } from './names';

it.each([
  ['Bpp University Limited', 'BPP University'],
  ['Jsa Education Group Ltd.', 'Jsa Education Group'],
  ['Arts Educational Schools(The)', 'The Arts Educational Schools'],
  ['Sheffield College, the', 'The Sheffield College'],
  ['University of Nottingham, the', 'University of Nottingham'],
  ['The University of Bath', 'University of Bath'],
  ['SCHOOL OF CODING', 'School of Coding'],
  ['Glasgow School of Art.', 'Glasgow School of Art'],
  ['The Cambridge theological Federation', 'The Cambridge Theological Federation'],
  ["Queen's University Belfast", 'Queen’s University Belfast'],
])('tidies the name %j', (published, tidied) => {
  expect(tidyName(published)).toBe(tidied);
});

it.each([
  ['University of Bath', 'Bath, University of'],
  ['University of the Arts London', 'Arts London, University of the'],
  ['University for the Creative Arts', 'Creative Arts, University for the'],
  ['The Open University', 'Open University, The'],
  ['University College London', 'University College London'],
])('sorts %j as %j', (name, sorted) => {
  expect(sortName(name)).toBe(sorted);
});

it('lists each alias once and omits the name itself', () => {
  const row = {
    LEGAL_NAME: 'The University of Bath',
    FIRST_TRADING_NAME: 'University of Bath',
    OTHER_NAMES: 'Bath Uni###BATH UNI',
  };
  expect(providerAliases('University of Bath', row, ['University of Bath', 'UoB'])).toEqual([
    'UoB',
    'Bath Uni',
  ]);
});

it('parses an address into lines, town and postcode', () => {
  expect(parseAddress('Kydd Building 40, Bell Street, Dundee, DD1 1HG')).toEqual({
    line1: 'Kydd Building',
    line2: '40 Bell Street',
    line3: null,
    town: 'Dundee',
    postcode: 'DD1 1HG',
  });
  expect(parseAddress('13-15, Parkwood Road, Bournemouth, BH5 2DF').line1).toBe('13-15 Parkwood Road');
  expect(parseAddress('Kings Gate, Claremont Road, Newcastle Upon Tyne, NE1 7RU').town).toBe(
    'Newcastle upon Tyne',
  );
  expect(parseAddress('Station Road, Langley, Berkshire, SL3 8BY').town).toBe('Langley');
  expect(parseAddress('')).toEqual({ line1: null, line2: null, line3: null, town: null, postcode: null });
});

it('adds a scheme to web addresses and groups telephone numbers', () => {
  expect(parseWebsite('www.bath.ac.uk')).toBe('https://www.bath.ac.uk');
  expect(parseWebsite('http://www.exeter.ac.uk/study/')).toBe('https://www.exeter.ac.uk');
  expect(parseWebsite('')).toBeNull();
  expect(parsePhone('02070403434 ')).toBe('020 7040 3434');
  expect(parsePhone('01912 326002')).toBe('0191 232 6002');
  expect(parsePhone('01225 388388')).toBe('01225 388388');
  expect(parsePhone('07960360679')).toBeNull();
  expect(parsePhone('0000000000')).toBeNull();
});

describe('salaries', () => {
  const row = (course: string, subject: string, population: number, median: number | '') => ({
    PUBUKPRN: '1',
    KISCOURSEID: course,
    KISMODE: '01',
    GOSALPOP: String(population),
    GOSALSBJ: subject,
    GOSALAGG: '13',
    GOSALAGGYEAR: '2022-23',
    GOINSTLQ: String(median === '' ? '' : median - 2000),
    GOINSTMED: String(median),
    GOINSTUQ: String(median === '' ? '' : median + 3000),
  });

  it('count a cohort that several courses share once', () => {
    const shared = ['A', 'B', 'C'].map((course) => row(course, 'CAH10-01-07', 30, 30_000));
    const figure = salaryFigure([...shared, row('D', 'CAH16-01-01', 10, 20_000)], new Map());
    expect(figure).toMatchObject({
      median: 27_500,
      lowerQuartile: 25_500,
      upperQuartile: 30_500,
      graduates: 40,
    });
  });

  it('omit a cohort inside a wider one', () => {
    const figure = salaryFigure(
      [row('A', 'CAH10', 50, 30_000), row('B', 'CAH10-01-07', 20, 40_000)],
      new Map(),
    );
    expect(figure).toMatchObject({ median: 30_000, graduates: 50 });
  });

  it('are null, not zero, when all are withheld', () => {
    expect(salaryFigure([row('A', 'CAH10', 0, '')], new Map())).toBeNull();
  });
});
