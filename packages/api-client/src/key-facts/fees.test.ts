/** @jest-environment node */
import { announcedFee, feesByNation, feeSummary, livingSupport, visaCosts } from '.';
import { feeScope, feeWords, nationWords, supportWords } from './fee-words';
import { feesFor, type TaughtCourse } from './fees';
import type { KeyFact } from './types';

const fact = (id: string, amount: number, year = '2026 to 2027'): KeyFact => ({
  ...{ id, kind: 'fee', label: id, value: `£${amount.toLocaleString('en-GB')} a year`, amount, year },
  ...{ at: null, entry: null, checked: '2026-11-28' },
  source: { name: 'GOV.UK', url: 'https://www.gov.uk/student-finance' },
});

const FACTS = [
  fact('fee-england', 9790),
  fact('fee-england-announced', 10_050, '2027 to 2028, as announced'),
  fact('fee-england-accelerated', 11_750),
  fact('fee-england-part-time', 7335),
  fact('fee-foundation', 5760),
  fact('fee-foundation-part-time', 4315, '2025 to 2026'),
  fact('fee-wales', 9790),
  fact('fee-scotland', 1820, '2025 to 2026'),
  fact('fee-scotland-below-degree', 1285, '2020 to 2021'),
  fact('fee-scotland-rest-of-uk', 9535, '2025 to 2026'),
  fact('fee-northern-ireland', 4855, '2025 to 2026'),
  fact('fee-northern-ireland-rest-of-uk', 9250, '2024 to 2025'),
];

const course = (country: string, rest: Partial<TaughtCourse> = {}): TaughtCourse => ({
  ...{ country, studyModes: ['full-time'], qualification: 'BSc (Hons)', foundationYear: 'no' as const },
  ...{ subjects: [{ code: 'CAH11-01-01' }], duration: { min: 3, max: 3 } },
  ...rest,
});

/** What a table says: nations, and each fee with its kind and years. */
const tableOf = (taught: TaughtCourse) =>
  feesByNation(taught, FACTS).map(({ nations, fees }) => [
    nationWords(nations),
    ...fees.map((fee) => `${feeScope(fee)}: ${feeWords(fee)} (${fee.kind})`),
  ]);

const ALL = 'England, Scotland, Wales or Northern Ireland';

describe('fees of a course by where the reader lives', () => {
  it.each([
    ['a degree in England', course('England'), [[ALL, 'Full-time: Up to £9,790 a year (limit)']]],
    ['a degree in Wales', course('Wales'), [[ALL, 'Full-time: Up to £9,790 a year (limit)']]],
    [
      'a degree in Scotland',
      course('Scotland'),
      [
        ['England, Wales or Northern Ireland', 'Full-time: Up to £9,535 a year (usual-most)'],
        ['Scotland', 'Full-time: £1,820 a year (paid)'],
      ],
    ],
    [
      'an HNC in Scotland',
      course('Scotland', { qualification: 'HNC' }),
      [
        ['England, Wales or Northern Ireland', 'Full-time: Set by the university (set-by-university)'],
        ['Scotland', 'Full-time: £1,285 a year (paid)'],
      ],
    ],
    [
      'part-time study in Scotland',
      course('Scotland', { studyModes: ['part-time'] }),
      [[ALL, 'Part-time: Set by the university (set-by-university)']],
    ],
    [
      'a degree in Northern Ireland',
      course('Northern Ireland'),
      [
        ['England, Scotland or Wales', 'Full-time: Up to £9,250 a year (usual-most)'],
        ['Northern Ireland', 'Full-time: Up to £4,855 a year (limit)'],
      ],
    ],
    [
      'both modes in England',
      course('England', { studyModes: ['full-time', 'part-time'] }),
      [[ALL, 'Full-time: Up to £9,790 a year (limit)', 'Part-time: Up to £7,335 a year (limit)']],
    ],
    [
      'distance learning, of which the mode is not published',
      course('Wales', { studyModes: ['distance'] }),
      [
        [
          ALL,
          'Full-time: Up to £9,790 a year (limit)',
          'Part-time: Set by the university (set-by-university)',
        ],
      ],
    ],
    [
      'an honours degree of two years',
      course('England', { duration: { min: 2, max: 2 } }),
      [
        [
          ALL,
          'Full-time: Up to £9,790 a year (limit)',
          'Full-time, if it is an accelerated degree: Up to £11,750 a year (limit)',
        ],
      ],
    ],
    [
      'a part-time foundation year in business',
      course('England', {
        ...{ studyModes: ['part-time'], foundationYear: 'optional' },
        subjects: [{ code: 'CAH17-01-02' }],
      }),
      [
        [
          ALL,
          'Part-time: Up to £7,335 a year (limit)',
          'Part-time, foundation year: Up to £4,315 a year (limit)',
        ],
      ],
    ],
  ])('of %s', (_, taught, expected) => {
    expect(tableOf(taught)).toEqual(expected);
  });

  it.each([
    ['business, for which the limit is lower', ['CAH17-01-02', 'CAH16-01-01'], ['foundation']],
    ['engineering, for which it is that of other years', ['CAH10-01-02'], []],
    ['a half of each, for which it is not lower', ['CAH17-01-02', 'CAH11-01-01'], []],
    ['psychology, which is not decided', ['CAH04-01-01'], ['foundation-classroom', 'foundation-other']],
    ['no published subject', [], ['foundation-classroom', 'foundation-other']],
  ])('a foundation year of %s', (_, codes, expected) => {
    const taught = course('England', {
      foundationYear: 'included',
      subjects: codes.map((code) => ({ code })),
    });
    const fees = feesFor(taught, 'Wales', FACTS);
    expect(fees.slice(1).map(({ years }) => years)).toEqual(expected);
    const amounts = { foundation: 5760, 'foundation-classroom': 5760, 'foundation-other': 9790 };
    for (const { years, fact: found } of fees.slice(1))
      expect(found?.amount).toBe(amounts[years as keyof typeof amounts]);
  });

  it('none are given for a provider outside the UK, or without facts; a single fact that is missing is the university’s to tell', () => {
    expect(feesByNation(course('France'), FACTS)).toEqual([]);
    expect(feesByNation(course('England'), [])).toEqual([]);
    expect(feesFor(course('England'), 'Scotland', [])).toMatchObject([{ kind: 'set-by-university' }]);
  });

  it('are one amount in few words only where all readers pay it', () => {
    const summary = (taught: TaughtCourse) => feeSummary(feesByNation(taught, FACTS));
    expect(summary(course('England'))).toEqual({
      value: 'Up to £9,790 a year',
      note: 'Full-time, wherever in the UK you live, 2026 to 2027',
    });
    expect(summary(course('Scotland'))).toEqual({
      value: '£1,820 or £9,535',
      note: 'a year, by where in the UK you live',
    });
    expect(summary(course('Scotland', { qualification: 'HND' }))).toEqual({
      value: null,
      note: 'By where in the UK you live',
    });
    expect(summary(course('Wales', { studyModes: ['part-time'] })).value).toBeNull();
  });

  it('of the next year are those that the government has announced', () => {
    expect(announcedFee(course('England'), FACTS)?.amount).toBe(10_050);
    expect(announcedFee(course('Scotland'), FACTS)).toBeNull();
    expect(announcedFee(course('England', { studyModes: ['part-time'] }), FACTS)).toBeNull();
  });
});

describe('other costs', () => {
  it('the money for a visa follows the region, and is left out unless both sums are known [R-24]', () => {
    const known = [fact('visa-living-elsewhere', 1171), fact('visa-health-surcharge', 776)];
    expect(visaCosts(known, 'South West')?.living.amount).toBe(1171);
    expect(visaCosts(known, 'London')).toBeNull();
    expect(visaCosts(known.slice(0, 1), 'South West')).toBeNull();
  });

  it('support to live on is that of each student’s own nation, and left out where it is not known [R-12]', () => {
    const loans = [
      fact('loan-england-away', 10_830),
      fact('loan-england-away-least', 5048),
      fact('loan-england-london', 14_135),
      fact('loan-scotland-most', 11_400),
      fact('loan-scotland-least', 8400),
      fact('loan-wales-away', 12_345),
      fact('loan-ni-away', 8132),
      fact('loan-ni-london', 11_391),
    ];
    const supportIn = (region: string) =>
      livingSupport(loans, region).map((support) => `${support.nation}: ${supportWords(support)}`);
    expect(supportIn('South West')).toEqual([
      'England: £5,048 to £10,830 a year',
      'Scotland: £8,400 to £11,400 a year',
      'Wales: £12,345 a year',
      'Northern Ireland: Up to £8,132 a year',
    ]);
    expect(supportIn('London')).toEqual([
      'Scotland: £8,400 to £11,400 a year',
      'Northern Ireland: Up to £11,391 a year',
    ]);
  });
});
