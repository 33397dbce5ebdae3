/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { check as checkWith, type Choice, isEarly, limitedKind } from './application-rules/rules';
import {
  addressReader,
  choiceOf,
  type Filter,
  filtersOf,
  MAX_QUERY_LENGTH,
  readFilters,
  settle,
  wholeNumber,
  withoutChoice,
  writeFilter,
  writeFilters,
} from './filters';
import {
  courseSearchUrl,
  courseUrl,
  employerUrl,
  isSavedPageKind,
  isSavedPageOf,
  isSavedWithProvider,
  providerUrl,
  savedPageId,
  shortProviderIdOf,
  slugOf,
  subjectUrl,
  titleWithProvider,
} from './page-urls';
import { defaultPicture } from './pictures';
import { pictureNumber } from './pictures/picture-number';
import { readPoints } from './tariff';
import { pointsOf, profileOf, readGrade, readGrades, writeGrade, writeGrades } from './tariff/grades';
import { gradesOf, TARIFF_TABLES } from './tariff/tables';
import { anyText } from './testing/any-text';
import { address, memberOf, readEach } from './wire';
import { MissingList } from './wire/records';

describe('rules of an application', () => {
  const BATH = { shortId: '10007850', name: 'University of Bath' };
  const OXFORD = { shortId: '10007774', name: 'University of Oxford' };
  const CAMBRIDGE = { shortId: '10007788', name: 'University of Cambridge' };

  const check = (choices: readonly Choice[]) =>
    checkWith(choices, { choices: 5, limitedKind: 4 }, (name) => `the ${name}`);

  let made = 0;
  const choice = (title: string, provider = BATH, more: Partial<Choice> = {}): Choice => ({
    id: `course-${made++}`,
    title,
    provider: provider === BATH ? { ...BATH, shortId: `9000000${made % 10}` } : provider,
    qualification: 'BSc',
    academicYearId: '2027',
    scheme: 'undergraduate',
    subjects: [],
    ...more,
  });
  const medicine = (provider = BATH) =>
    choice('Medicine', provider, {
      qualification: 'MBChB',
      subjects: [{ code: 'CAH01-01-02', name: 'Medicine' }],
    });
  const messages = (choices: readonly Choice[]) =>
    check(choices).map(({ kind, message }) => `${kind}: ${message}`);

  describe('five choices', () => {
    it('accepts five different courses, four of them in medicine [R-09]', () => {
      expect(check([medicine(), medicine(), medicine(), medicine(), choice('Biology')])).toEqual([]);
      expect(check([])).toEqual([]);
    });

    it('accepts five choices at most [R-09]', () => {
      expect(messages(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => choice(title)))).toEqual([
        'stop: You can choose 5 courses. These are 7: take 2 out.',
      ]);
    });

    it.each([
      ['medicine', 'Medicine', 'MBBS', 'CAH01-01-02'],
      ['dentistry', 'Dental Surgery', 'BDS', 'CAH01-01-04'],
      ['veterinary medicine or science', 'Veterinary Medicine', 'BVetMed', 'CAH05-01-01'],
    ])('accepts four choices at most in %s [R-09]', (kind, title, qualification, code) => {
      const one = () => choice(title, BATH, { qualification, subjects: [{ code, name: '' }] });
      const four = [one(), one(), one(), one()];
      expect(limitedKind(one())).toBe(kind);
      expect(messages(four)).toEqual([]);
      expect(messages([...four, one()])).toEqual([
        `stop: At most 4 of your choices can be ${kind}. These are 5. Any more must be in another subject.`,
      ]);
    });

    it('does not limit a course about medicine that is not a medical degree [R-09]', () => {
      const history = choice('History of Medicine', BATH, {
        qualification: 'BA',
        subjects: [{ code: 'CAH20-01-01', name: '' }],
      });
      const nursing = choice('Veterinary Nursing', BATH, { subjects: [{ code: 'CAH05-01-02', name: '' }] });
      expect([history, nursing].map(limitedKind)).toEqual([null, null]);
    });

    it.each(['MBiol', 'MBio', 'MBus', 'MBiolSci', 'MBiochem', 'MBioMedSci', 'MBiomed', 'BM'])(
      'does not take the award %s in another subject for medicine [R-09]',
      (qualification) => {
        const biology = () =>
          choice('Biology and Medicine', BATH, {
            qualification,
            subjects: [{ code: 'CAH03-01-02', name: 'Biology' }],
          });
        expect(check([biology(), biology(), biology(), biology(), biology()])).toEqual([]);
        expect(isEarly(biology())).toBe(false);
      },
    );

    it('does not count courses of UCAS Conservatoires, and says so [R-09]', () => {
      const music = choice('Music', BATH, { scheme: 'conservatoire' });
      const five = ['A', 'B', 'C', 'D', 'E'].map((title) => choice(title));
      expect(messages([...five, music])).toEqual([
        'look: You apply for Music in UCAS Conservatoires: it does not count among these choices, and has earlier dates.',
      ]);
    });

    it('rejects Oxford together with Cambridge, and two courses at one of them [R-09]', () => {
      expect(messages([choice('History', OXFORD), choice('Law', CAMBRIDGE)])).toEqual([
        'stop: You can apply to Oxford or to Cambridge in one year, not to both.',
      ]);
      expect(messages([choice('History', OXFORD), choice('Law', OXFORD)])).toEqual([
        'stop: You can apply for one course at the University of Oxford. These are History and Law.',
      ]);
      expect(messages([choice('History', OXFORD), choice('Law')])).toEqual([]);
    });

    it('warns about the same course twice [R-09]', () => {
      const provider = { shortId: '10007803', name: 'University of St Andrews' };
      expect(
        messages([choice('Physics', provider), choice('physics ', provider), choice('Physics')]),
      ).toEqual([expect.stringMatching(/^look: Physics at the University of St Andrews is there twice/)]);
    });
  });

  describe('application deadline', () => {
    it('is earlier for Oxford, Cambridge and the limited kinds [K-11]', () => {
      expect(
        [choice('Law', OXFORD), choice('Law', CAMBRIDGE), medicine(), choice('Law')].map(isEarly),
      ).toEqual([true, true, true, false]);
    });
  });
});

describe('tariff', () => {
  describe('UCAS Tariff', () => {
    it.each([
      [['al.A*', 'al.A', 'al.B'], 144],
      [['al.E', 'al.E', 'al.E'], 48],
      [['al.A', 'al.A', 'al.A', 'ep.A'], 168],
      [['al.B', 'al.C', 'as.D'], 82],
      [['bt.D*D*D*'], 168],
      [['bt.MMM'], 96],
      [['bc.D', 'al.B', 'al.B'], 128],
      [['sh.A', 'sh.A', 'sh.B', 'sh.B', 'sh.C'], 141],
      [['sa.A', 'sa.B', 'sa.C'], 144],
      [['tl.Merit'], 120],
      [['hl.7', 'hl.6', 'hl.5', 'sl.5', 'sl.4', 'sl.7'], 192],
      [[], 0],
    ])('%j are worth %p points [R-10]', (texts, points) => {
      expect(pointsOf(readGrades(texts).grades)).toBe(points);
      expect(readGrades([writeGrades(readGrades(texts).grades)])).toEqual(readGrades(texts));
    });

    it('parses back every grade that it writes, and gives a better grade more points [R-10]', () => {
      for (const table of TARIFF_TABLES) {
        const grades = gradesOf(table);
        expect(grades.map(([, points]) => points)).toEqual([...new Set(grades.map(([, points]) => points))]);
        for (const [grade, points] of grades) {
          const text = writeGrade({ qualification: table.key, grade });
          expect(readGrade(text)).toEqual({ qualification: table.key, grade, points });
        }
      }
    });

    it.each(['al.A+', 'zz.A', 'A', 'al.', '.A', 'al.toString', '__proto__.A'])(
      'rejects the grade %s [R-10]',
      (text) => {
        expect(readGrade(text)).toBeNull();
        expect(readGrades([text, '', 'al.A'])).toMatchObject({ complete: false, grades: [{ grade: 'A' }] });
      },
    );
  });

  describe('grades in the comparison service’s format', () => {
    it.each([
      [['al.B', 'al.A*', 'al.C', 'al.A'], { qualificationType: 'A_level', grade: 'A*AB' }],
      [['al.B', 'bt.DMM'], { qualificationType: 'BTEC', grade: 'DMM' }],
      [['al.A', 'al.A'], null],
      [['sh.A', 'sh.A', 'sh.A'], null],
    ])('formats %j [C-09]', (texts, profile) => {
      expect(profileOf(readGrades(texts).grades)).toEqual(profile);
    });
  });
});

describe('grades that a person typed', () => {
  it.each([
    ['ABB', 'al', 128],
    ['a*ab', 'al', 144],
    ['A, B and B', 'al', 128],
    ['Predicted AAB', 'al', 136],
    ['AAB + EPQ A', 'al', 160],
    ['A level: A, B, B', null, 128],
    ['A levels BB and AS level C', null, 92],
    ['AABBC', 'sh', 141],
    ['Advanced Highers AB', null, 104],
    ['Highers AAB, Advanced Higher A', 'al', 149],
    ['D*DD', 'bt', 152],
    ['D, M, M', 'bt', 112],
    ['BTEC DMM', null, 112],
    ['120', 'up', 120],
    ['120 UCAS points', null, 120],
    ['96 tariff points', 'al', 96],
  ])('“%s” of the qualification %s is worth %p points [E-15]', (text, qualification, points) => {
    expect(readPoints(text, qualification)).toBe(points);
  });

  it.each([
    ['ABB', null],
    ['ABB', 'up'],
    ['AAB or ABB', 'al'],
    ['AAB/ABB', 'al'],
    ['ABZ', 'al'],
    ['DD', 'bt'],
    ['BTEC Extended Certificate D', null],
    ['38', 'al'],
    ['IB 38 points', null],
    ['3 Bs', 'al'],
    ['AAB at A level', null],
    ['AAAAAAAAA', 'al'],
    ['good ones', 'al'],
    ['', 'al'],
  ])('“%s” of the qualification %s is not guessed [E-15]', (text, qualification) => {
    expect(readPoints(text, qualification)).toBeNull();
  });
});

describe('filters', () => {
  const roundTrip = (filters: readonly Filter[]) => {
    const parameters = new URLSearchParams();
    writeFilters(parameters, filters);
    return readFilters(new URLSearchParams(parameters.toString()));
  };

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('_', '~', '%', '&', ' ', '+', '=', '#', '2', '5', 'F', 'é', '中', '’'),
    }),
  );
  const type = text.filter((value) => value !== '');
  const filter = fc
    .oneof(fc.record({ name: text, type }), fc.record({ name: text, type, id: text }))
    .filter(({ name, id = '' }: Filter) => name + id !== '');

  describe('the filters list', () => {
    it('is written as name~type, or name_id~type with an id [B-01]', () => {
      expect(writeFilter({ name: 'England', type: 'country' })).toBe('England~country');
      expect(writeFilter({ name: 'Bath', id: '10007850', type: 'uni' })).toBe('Bath_10007850~uni');
    });

    it('is read back as written [B-01]', () => {
      fc.assert(
        fc.property(fc.array(filter, { maxLength: 8 }), (filters) => {
          expect(roundTrip(filters)).toEqual({ filters, unreadable: [] });
        }),
      );
    });

    it.each(['a_b', 'a~b', '50%', 'A & B', 'Môn', '%5F', '%', '100%25', 'a+b'])(
      'keeps the name %s, with and without an id [B-01]',
      (name) => {
        const filters = [
          { name, type: 'subject' },
          { name, id: name, type: 'subject' },
        ];
        expect(roundTrip(filters).filters).toEqual(filters);
      },
    );

    it('separates invalid entries, and nothing throws [B-01]', () => {
      expect(
        readFilters(
          new URLSearchParams(
            'filters=nonsense&filters=&filters=England~&filters=~country&filters=_~country&filters=England~country',
          ),
        ),
      ).toEqual({
        filters: [{ name: 'England', type: 'country' }],
        unreadable: ['nonsense', 'England~', '~country', '_~country'],
      });
      fc.assert(
        fc.property(anyText(2_000), (query) => {
          readFilters(new URLSearchParams(query));
          readFilters(new URLSearchParams([['filters', query]]));
        }),
      );
    });
  });
});

describe('address reader', () => {
  const reader = (query: string) => addressReader(new URLSearchParams(query));

  describe('reading an address', () => {
    it.each([
      ['q=maths', 'maths'],
      ['query=maths', 'maths'],
      ['q=+ba%00th%EF%BF%BD', 'ba th'],
      ['', ''],
    ])('reads the search words of %j without control characters', (query, words) => {
      const { problems, readQuery } = reader(query);
      expect(readQuery()).toBe(words);
      expect(problems).toEqual([]);
    });

    it('cuts long search words and reports it', () => {
      const { problems, readQuery } = reader(`q=${'a'.repeat(MAX_QUERY_LENGTH + 1)}`);
      expect(readQuery()).toHaveLength(MAX_QUERY_LENGTH);
      expect(problems).toEqual([{ field: 'q', message: expect.stringContaining('up to 200 characters') }]);
    });

    it('leaves out an invalid parameter and reports it with its message', () => {
      const { problems, read, readPage } = reader('radius=far&page=0&sort=');
      expect(read('radius', wholeNumber(1, 600), 'Choose a distance.')).toBeNull();
      expect(read('sort', v.picklist(['name']), 'No such order.')).toBeNull();
      expect(readPage()).toBe(1);
      expect(problems.map(({ field }) => field)).toEqual(['radius', 'page']);
    });

    it('reads choices from the filters list and from plain fields [B-01]', () => {
      const { problems, readChoices } = reader('filters=Wales~region&region=London&region=Wales&mode=');
      const fields = [
        { name: 'region', legend: 'region' },
        { name: 'mode', legend: 'mode' },
      ] as const;
      expect(readChoices(fields)).toEqual({ region: [{ name: 'London' }, { name: 'Wales' }], mode: [] });
      expect(problems).toEqual([]);
    });

    it('keeps the id of a choice, and takes one choice of a plain id and the same one with its name [B-01]', () => {
      const { problems, readChoices } = reader(
        'subject=law&filters=Law_law~subject&filters=_art~subject&filters=A_%20~subject',
      );
      expect(readChoices([{ name: 'subject', legend: 'subject' }])).toEqual({
        subject: [{ name: 'Law', id: 'law' }, { name: 'art', id: 'art' }, { name: 'A' }],
      });
      expect(problems).toEqual([]);
    });

    it('reads a choice by a schema: by its id first, then by its name [B-01]', () => {
      const { problems, readOf } = reader('');
      const level = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));
      const choices = [{ name: 'Level 6', id: '6' }, { name: '7' }, { name: '5', id: 'five' }, { name: 'x' }];
      expect(readOf('level', choices, level, (name) => `No level ${name}.`)).toEqual([6, 7, 5]);
      expect(problems).toEqual([{ field: 'level', message: 'No level x.' }]);
    });

    it.each([
      ['filters=Gold~medal', 'filters', 'There is no filter called “medal” here.'],
      ['filters=Gold', 'filters', 'We could not read the filter “Gold”.'],
      ['region=A&region=B', 'region', 'Some choices under place were too long or too many to use.'],
      [`region=${'a'.repeat(101)}`, 'region', 'Some choices under place were too long or too many to use.'],
    ])('reports choices that it cannot use: %.20s [B-01]', (query, field, message) => {
      const { problems, readChoices } = reader(query);
      expect(readChoices([{ name: 'region', legend: 'place', max: 1 }]).region.length).toBeLessThan(2);
      expect(problems).toEqual([{ field, message }]);
    });
  });
});

describe('choices', () => {
  const SUBJECTS = [
    choiceOf('law', 'Law'),
    choiceOf('CAH16', 'Law and criminology'),
    choiceOf('Wales', 'Wales'),
  ];

  it('have an id when what identifies them is not their name [B-01]', () => {
    expect(SUBJECTS[0]).toEqual({ name: 'Law', id: 'law' });
    expect(SUBJECTS[2]).toEqual({ name: 'Wales' });
  });

  it('mean an option by their id first, then by their name, and none twice [B-01]', () => {
    expect(settle([{ name: 'Other name', id: 'law' }], SUBJECTS)).toEqual([SUBJECTS[0]]);
    expect(settle([{ name: 'law' }, { name: 'LAW', id: 'gone' }], SUBJECTS)).toEqual([SUBJECTS[0]]);
    expect(settle([{ name: 'Alchemy' }], SUBJECTS)).toEqual([{ name: 'Alchemy' }]);
  });

  it('are listed by type and name, with their ids, and can be taken out [B-01]', () => {
    const chosen = {
      subject: [
        { name: 'Law', id: 'law' },
        { name: 'Art', id: 'art' },
      ],
      country: [],
    };
    expect(filtersOf(chosen, ['country', 'subject'])).toEqual([
      { type: 'subject', name: 'Art', id: 'art' },
      { type: 'subject', name: 'Law', id: 'law' },
    ]);
    expect(withoutChoice(chosen, 'subject', { name: 'Law', id: 'law' }).subject).toEqual([
      { name: 'Art', id: 'art' },
    ]);
  });
});

describe('slugs', () => {
  it.each([
    ['University of Bath', 'university-of-bath'],
    ['King’s College London', 'king-s-college-london'],
    ["Queen's University Belfast", 'queen-s-university-belfast'],
    ['Prifysgol Môn', 'prifysgol-mon'],
    ['Arts & Design (Leeds)', 'arts-design-leeds'],
    ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
    ['--Llanbedr – Pont Steffan--', 'llanbedr-pont-steffan'],
    ['Ελλάδα', 'ελλαδα'],
    ['***', ''],
  ])('%s → %s [V-11]', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('a slug is safe in a path and is its own slug, for any name [V-11]', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([\p{L}\p{N}_]([\p{L}\p{N}_-]*[\p{L}\p{N}_])?)?$/u);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('saved page', () => {
  it('names a saved page by its kind and id [E-14]', () => {
    expect(savedPageId('virtual_work_experiences', 'a-day-at-sea')).toBe('work-experiences:a-day-at-sea');
    expect(['employers', 'courses'].map(isSavedPageKind)).toEqual([true, false]);
  });

  it('tells the kind of a saved page from its node id', () => {
    const id = savedPageId('open_days', 'bath-june');
    expect([isSavedPageOf('open_days', id), isSavedPageOf('employers', id)]).toEqual([true, false]);
  });

  it('names the provider in the saved titles of courses and open days [E-14]', () => {
    expect(['courses', 'open_days', 'articles'].map(isSavedWithProvider)).toEqual([true, true, false]);
    expect(titleWithProvider('courses', 'Law', 'Leeds Trinity')).toBe('Law, Leeds Trinity');
    expect(titleWithProvider('open_days', 'On campus', 'Bath')).toBe('On campus: Bath');
  });
});

describe('page urls', () => {
  it('names courses, providers and employers in their paths [R-10] [R-11] [R-21]', () => {
    expect(courseUrl({ id: '1', title: 'Maths & Física (BSc)' })).toBe('/explore/courses/1/maths-fisica-bsc');
    expect(providerUrl({ shortProviderId: '2f0c3a1b', name: 'University of Bath' })).toBe(
      '/explore/unis/2f0c3a1b/university-of-bath',
    );
    expect(employerUrl('m&s')).toBe('/explore/employer/m%26s');
  });

  it('names a course by its English title, whatever the language of its title [B-21] [R-10]', () => {
    expect(courseUrl({ id: '1', title: 'Y Gyfraith', englishTitle: 'Law' })).toBe('/explore/courses/1/law');
    expect(courseUrl({ id: '1', title: 'Law', englishTitle: null })).toBe('/explore/courses/1/law');
  });

  it('names subjects in their path, and the text of a course search in its query [R-33] [R-16]', () => {
    expect(subjectUrl('law')).toBe('/explore/subjects/law');
    expect(courseSearchUrl('art & design')).toBe('/explore/search/courses?q=art%20%26%20design');
  });

  it('names a course in its path even when its title has no letters [R-10]', () => {
    expect(courseUrl({ id: '1', title: '?' })).toBe('/explore/courses/1/course');
  });

  it('shortens the id of a provider to its first part [R-21]', () => {
    expect(shortProviderIdOf('2f0c3a1b-0000-4000-8000-000000000000')).toBe('2f0c3a1b');
  });
});

describe('default pictures', () => {
  it('have a number from 1 to 10 that is the same for the same seed [S-12]', () => {
    fc.assert(
      fc.property(anyText(), (seed) => {
        const number = pictureNumber(seed);
        expect(Number.isInteger(number) && number >= 1 && number <= 10).toBe(true);
        expect(pictureNumber(seed)).toBe(number);
      }),
    );
  });

  it('are selected with about equal frequency [S-12]', () => {
    const times = new Map<number, number>();
    for (let id = 0; id < 5000; id += 1) {
      const number = pictureNumber(`course-${id}`);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    expect(times.size).toBe(10);
    expect(Math.min(...times.values())).toBeGreaterThan(400);
  });

  it('have URLs by set, shape and number [C-23] [S-12]', () => {
    const number = pictureNumber('medicine');
    expect(defaultPicture({ seed: 'medicine', type: 'banner', category: 'medicine' })).toBe(
      `/themes/custom/ucas/images/default-images/medicine/banners/default-banner${number}.webp`,
    );
    expect(defaultPicture({ seed: 'medicine', type: 'tile' })).toBe(
      `/themes/custom/ucas/images/default-images/tiles/default-tile${number}.webp`,
    );
  });
});

describe('wire', () => {
  describe('addresses', () => {
    it('omit missing values and join lists with commas', () => {
      expect(
        address('/a', { ids: ['x', 'y'], none: [], text: '', limit: 0, not: undefined, all: false }),
      ).toBe('/a?ids=x%2Cy&limit=0&all=false');
      expect(address('/a', {})).toBe('/a');
    });
  });

  describe('records', () => {
    it('are validated one by one, and each invalid one is reported', () => {
      const report = jest.fn();
      expect(readEach(v.number(), [1, 'x', 3], 'A number', report)).toEqual([1, 3]);
      expect(report).toHaveBeenCalledTimes(1);
      expect(report).toHaveBeenCalledWith('A number was left out because its record is not valid', undefined);
    });

    it.each([undefined, null, {}, 'text'])(
      'give the specified error for %j in place of a list [X-02]',
      (records) => {
        expect(() => readEach(v.number(), records, 'A number', () => {})).toThrow('Error parsing response');
        expect(String(new MissingList())).toBe('Error parsing response');
      },
    );

    it('are found by their path, without inherited members', () => {
      expect(memberOf({ data: { Job: [1] } }, 'data', 'Job')).toEqual([1]);
      expect(memberOf({ data: null }, 'data', 'Job')).toBeUndefined();
      expect(memberOf({}, 'constructor')).toBeUndefined();
    });
  });
});
