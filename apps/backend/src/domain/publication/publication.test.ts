import { join } from 'node:path';
import {
  accreditationPurpose,
  accreditations,
  accreditingBody,
  webAddress,
  welshPurposes,
} from './accreditation';
import { courseFigures, stayed } from './figures';
import { readTowns } from '../catalogue/towns';
import { coursePlace, siteOf } from './place';
import { createPlaces } from './places';
import type { CourseProvider, Lookups, Row } from './published';
import { qualificationOf } from './qualification';
import { schemeOf } from './scheme';
import { groupName, subjectLevel, subjectName, withTopLevels } from './subjects';
import { toCourseRecord } from './to-course-record';

const bath: CourseProvider = {
  ukprn: '10007850',
  country: 'England',
  region: 'South West',
  town: 'Bath',
  latitude: 51.38,
  longitude: -2.36,
  addressLines: ['Claverton Down'],
};

it.each([
  ['BSc', true, 'BSc (Hons)'],
  ['BSc', null, 'BSc'],
  ['BSc', false, 'BSc'],
  ['LLB', true, 'LLB (Hons)'],
  ['MA', true, 'MA (Hons)'],
  ['MA', false, 'MA'],
  ['MA(SocSci)', true, 'MA (SocSci) (Hons)'],
  ['MEng', true, 'MEng'],
  ['MArch', true, 'MArch'],
  ['BDS', true, 'BDS'],
  ['BVMS', true, 'BVMS'],
  ['Diploma', true, 'Diploma'],
  ['FDA', true, 'FdA'],
  ['MZOOL', null, 'MZool'],
  [' BSc  (Eng)', null, 'BSc (Eng)'],
  ['', true, null],
])('names the qualification %j, honours %j, as %j [E-03]', (label, honours, name) => {
  expect(qualificationOf(label, honours)).toBe(name);
});

const held = () => true;

const salary = (aggregation: string, people: string, median: string, subject = '', more: Row = {}): Row => ({
  ...more,
  GOSALAGG: aggregation,
  GOSALAGGYEAR: '2022-23',
  GOSALPOP: people,
  GOSALSBJ: subject,
  GOINSTLQ: '20000',
  GOINSTMED: median,
  GOINSTUQ: '40000',
});

it.each([
  [
    'the course before its subject',
    [salary('13', '500', '1', 'CAH11-01-01'), salary('24', '20', '30000')],
    30_000,
  ],
  ['one year before two', [salary('24', '500', '1'), salary('14', '20', '30000')], 30_000],
  [
    'a finer subject before a coarser',
    [salary('11', '500', '1', 'CAH11'), salary('23', '5', '30000', 'CAH11-01-01')],
    30_000,
  ],
  [
    'the larger of two alike',
    [salary('13', '20', '1', 'CAH09-01-01'), salary('13', '25', '30000', 'CAH11-01-01')],
    30_000,
  ],
  ['hundreds', [salary('14', '20', '30049')], 30_000],
])('takes %s [E-04]', (_name, rows, median) => {
  expect(courseFigures([{ mode: '01', parts: { GOSALARY: rows } }], held).figures.salary?.median).toBe(
    median,
  );
});

it.each([
  ['without an aggregation code', salary('', '20', '30000')],
  ['of nobody', salary('14', '0', '30000')],
  ['with a blank figure', salary('14', '20', '')],
])('takes a figure %s as not published [E-04]', (_name, row) => {
  expect(courseFigures([{ mode: '01', parts: { GOSALARY: [row] } }], held).figures.salary).toBeNull();
});

it('says whom a figure describes, and takes the next mode’s where one has none [E-04]', () => {
  const { figures } = courseFigures(
    [
      { mode: '01', parts: { GOSALARY: [salary('', '', '')] } },
      {
        mode: '02',
        parts: {
          GOSALARY: [salary('22', '45', '30000', 'CAH11-01', { GOSALUNAVAILREASON: '1' })],
        },
      },
    ],
    held,
  );
  expect(figures.salary).toMatchObject({
    people: 45,
    level: 'subject',
    because: 'too-new',
    subject: 'CAH11-01',
    mode: 'part-time',
    years: '2022-23',
  });
  const [own] = [courseFigures([{ mode: '01', parts: { GOSALARY: [salary('14', '20', '30000')] } }], held)];
  expect(own?.figures.salary).toMatchObject({ level: 'course', because: null, subject: null });
});

/** Rows as published: a course all of whose entrants had their award a year on, and one most of whose had. */
const continuation = (
  people: string,
  continuing: string,
  gained: string,
  left: string,
  subject: string,
): Row => ({
  CONTUNAVAILREASON: '1',
  CONTPOP: people,
  CONTAGG: '13',
  CONTAGGYEAR: '2022-23',
  CONTSBJ: subject,
  UCONT: continuing,
  UDORMANT: '0',
  UGAINED: gained,
  ULEFT: left,
  ULOWER: '0',
});

it.each([
  ['10004180 K0679', continuation('15', '0', '100', '0', 'CAH17-01-04'), 100],
  ['10007801 7959', continuation('50', '10', '85', '5', 'CAH17-01-02'), 95],
  ['a course whose rounded shares pass 100', continuation('20', '96', '5', '0', ''), 100],
])('counts those who gained their award as stayed: %s [E-04]', (_name, row, percent) => {
  const { figures } = courseFigures([{ mode: '01', parts: { CONTINUATION: [row] } }], held);
  expect(figures.continuation && stayed(figures.continuation)).toBe(percent);
});

it.each([
  ['too-small', [{ GOSALUNAVAILREASON: '0' }], true],
  ['too-new', [{ GOSALUNAVAILREASON: '1' }], true],
  ['too-small', [{ GOSALUNAVAILREASON: '1' }, { GOSALUNAVAILREASON: '0' }], true],
  ['not-published', [{ GOSALUNAVAILREASON: '2' }], true],
  ['not-published', [], true],
  ['not-imported', [], false],
])('says %s of an absent figure with the rows %j, the file at hand: %s [E-04]', (absence, rows, isHeld) => {
  const { figures, absences } = courseFigures([{ mode: '01', parts: { GOSALARY: rows } }], () => isHeld);
  expect([figures.salary, absences.salary]).toEqual([null, absence]);
});

const accreditationTypes: Readonly<Record<string, Row>> = {
  '09901': {
    ACCTEXT:
      'The accredited MEng fully meets the exemplifying academic benchmark requirements, for registration as a Chartered Engineer (CEng).',
  },
  '09903': {
    ACCTEXT:
      'Accredited by the Institution of Mechanical Engineers (IMechE) on behalf of the Engineering Council for the purposes of fully meeting the academic requirement for registration as an Incorporated Engineer.',
  },
  '13601': {
    ACCTEXT:
      'The qualifying law degree is recognised by the Solicitors Regulation Authority (SRA) for the purposes of satisfying the academic stage of training.',
    ACCTEXTW: 'Achrededig gan Awdurdod Rheoleiddio Cyfreithwyr (SRA) at bwrpas gradd gymwys yn y gyfraith.',
    ACCURL: 'www.sra.org.uk',
  },
  '21401': { ACCTEXT: 'An accredited degree will demonstrate commitment to embedded interdisciplinarity.' },
};
const accreditationLookups = {
  accreditation: (type: string) => accreditationTypes[type],
} as unknown as Lookups;

it.each([
  [
    'Accredited by the Royal Society of Chemistry (RSC) for the purpose of …',
    'Royal Society of Chemistry',
    '…',
  ],
  [
    'Approved by Social Care Wales for the purpose of qualifying as a social worker.',
    'Social Care Wales',
    'qualifying as a social worker',
  ],
  ['Accredited by BCS, the Chartered Institute for IT on behalf of …', 'BCS', null],
  [
    'Accredited by BCS, the Chartered Institute for IT on behalf of the Engineering Councilfor the purposes of partially meeting the academic requirement for registration as a CharteredEngineer.',
    'BCS',
    'partially meeting the academic requirement for registration as a Chartered Engineer',
  ],
  [
    'Accredited against the requirements for the Graduate Basis for Chartered Membership (GBC) of the British Psychological Society (BPS).',
    'British Psychological Society',
    'the Graduate Basis for Chartered Membership (GBC)',
  ],
  [
    'The Chartered Society of Forensic Sciences provides an accreditation system for both undergraduate and postgraduate courses in forensic science and related topics.',
    'Chartered Society of Forensic Sciences',
    null,
  ],
  [
    'This programme will meet the educational requirements of the Chartered Mathematician designation, awarded by the Institute of Mathematics and its Applications, when it is followed by subsequent training.',
    'Institute of Mathematics and its Applications',
    'meeting the educational requirements of the Chartered Mathematician designation, when it is followed by subsequent training',
  ],
  [
    'Prescribed by the Architects Registration Board (ARB) at Part 1 level for the purpose of registration in the UK.',
    'Architects Registration Board',
    'registration in the UK, at Part 1 level',
  ],
  [
    'Accredited by the Institution of Engineering Designers as meeting the academic requirements for Chartered Technological Product Designer (CTPD).',
    'Institution of Engineering Designers',
    'meeting the academic requirements for Chartered Technological Product Designer (CTPD)',
  ],
  [
    'Recognised by the British Association of Sport Rehabilitators and Trainers (BASRaT) to allow graduates to apply for professional membership.',
    'British Association of Sport Rehabilitators and Trainers',
    'allowing graduates to apply for professional membership',
  ],
  ['CILT accreditation offers the students an introduction to a professional body.', 'CILT', null],
  ['Accreditation by AiE means that this course provides students with the level of theory.', 'AiE', null],
  ['This degree meets requirements for the role of a practitioner.', null, null],
])('reads the accrediting body and its purpose out of %j', (sentence, body, purpose) => {
  expect(accreditingBody(sentence)).toBe(body);
  expect(accreditationPurpose(sentence)).toBe(
    sentence.startsWith('This degree') ? 'meeting requirements for the role of a practitioner' : purpose,
  );
});

it('says of each accreditation what it is for and whether it depends on choices; the body of another type of its code where the sentence names none', () => {
  const rows = [
    { ACCTYPE: '13601', ACCDEPEND: '1' },
    { ACCTYPE: '09901', ACCDEPEND: '0' },
    { ACCTYPE: '21401', ACCDEPEND: '0' },
  ];
  expect(accreditations(rows, accreditationLookups)).toEqual([
    {
      body: 'Solicitors Regulation Authority',
      purpose: 'satisfying the academic stage of training',
      depends: true,
      url: 'https://www.sra.org.uk',
    },
    {
      body: 'Institution of Mechanical Engineers',
      purpose:
        'fully meeting the exemplifying academic benchmark requirements, for registration as a Chartered Engineer (CEng)',
      depends: false,
      url: null,
    },
  ]);
  expect(welshPurposes(rows, accreditationLookups)).toEqual({
    'satisfying the academic stage of training': 'gradd gymwys yn y gyfraith',
  });
});

it.each([
  ['www.example.org/x', 'https://www.example.org/x'],
  ['http://example.org', 'http://example.org'],
  ['', null],
  ['not an address', null],
  ['javascript:alert(1)', null],
])('takes %j as the address %j [E-03]', (published, address) => {
  expect(webAddress(published)).toBe(address);
});

const places = createPlaces(
  [
    ['BA2', 51.38, -2.36, 'Bath', 'South West', 'England'],
    ['BB11', 53.79, -2.24, 'Burnley', 'North West', 'England'],
    ['CB2', 52.15, 0.13, 'Great Shelford', 'East of England', 'England'],
    ['G1', 55.86, -4.25, 'Glasgow', 'Scotland', 'Scotland'],
    ['NP20', 51.59, -3.0, 'Newport', 'Wales', 'Wales'],
    ['PA34', 56.41, -5.47, 'Argyll and Bute', 'Scotland', 'Scotland'],
    ['PR4', 53.75, -2.8, 'Freckleton', 'North West', 'England'],
    ['RM17', 51.48, 0.33, 'Thurrock', 'East of England', 'England'],
    ['S60', 53.42, -1.36, 'Rotherham', 'Yorkshire and The Humber', 'England'],
    ['SE14', 51.475, -0.04, 'London', 'London', 'England'],
    ['BS1', 51.45, -2.59, 'Bristol', 'South West', 'England'],
  ],
  readTowns(join(__dirname, '../../../catalogue')),
);
const at = (latitude: string, longitude: string, name = '', more: Row = {}): Row => ({
  LOCNAME: name,
  LATITUDE: latitude,
  LONGITUDE: longitude,
  LOCCOUNTRY: 'XF',
  ...more,
});
const provider = (
  town: string,
  latitude: number,
  longitude: number,
  more: Partial<CourseProvider> = {},
): CourseProvider => ({ ...bath, town, latitude, longitude, addressLines: [], ...more });
const london = provider('London', 51.475, -0.04, { region: 'London' });
const burnley = provider('Burnley', 53.79, -2.24, { region: 'North West' });
const derby = provider('Derby', 52.938, -1.497, { region: 'East Midlands' });
const kingston = provider('Kingston upon Thames', 51.4, -0.3, { region: 'London' });

it.each([
  ['as published', at('51.38', '-2.33'), bath, { latitude: 51.38, longitude: -2.33 }, null],
  ['with its sign', at('51.38', '2.36'), bath, { latitude: 51.38, longitude: -2.36 }, 'mended'],
  [
    'with its sign and digit',
    at('51.474143', '0.35401', 'Goldsmiths College'),
    london,
    { longitude: -0.035401 },
    'mended',
  ],
  ['nowhere when abroad', at('48.85', '2.35'), bath, null, null],
  ['nowhere without a position', at('', ''), bath, null, null],
  ['nowhere at sea', at('54', '-4', 'Northop'), bath, null, 'dropped'],
  [
    'nowhere far from the town in its name',
    at('53.794', '-2.807', 'Burnley College'),
    burnley,
    null,
    'dropped',
  ],
  [
    'nowhere far from the street of its provider',
    at('51.49976', '-0.77209', 'Prince Consort Road'),
    { ...london, latitude: 51.4988, longitude: -0.1749, addressLines: ['Prince Consort Road'] },
    null,
    'dropped',
  ],
  [
    'as published at a partner far away',
    at('51.44237', '-2.61319', 'Boomsatsuma Education Limited', { LOCUKPRN: '10088539' }),
    kingston,
    { longitude: -2.61319 },
    null,
  ],
  [
    'as published at a partner called after its own town',
    at('51.38', '-2.33', 'University of Bolton at Petroc College'),
    derby,
    { longitude: -2.33 },
    null,
  ],
])('finds a location %s [E-03]', (_name, location, owner, point, fault) => {
  const site = siteOf(location, owner, places);
  expect(site.fault).toBe(fault);
  if (point) expect(site.point).toMatchObject(point);
  else expect(site.point).toBeNull();
});

it.each([
  ['Bath', 'South West', at('51.40', '-2.33'), bath],
  [
    'Cambridge',
    'East of England',
    at('52.203718', '0.134123', 'ARU Cambridge Campus'),
    provider('Chelmsford', 51.74, 0.47),
  ],
  ['London', 'London', at('51.474143', '0.35401', 'Goldsmiths College'), london],
  ['London', 'London', at('52.125784', '-1.087274', 'UoP London'), provider('Portsmouth', 50.8, -1.09)],
  ['Burnley', 'North West', at('53.794', '-2.807', 'Burnley College'), burnley],
  [
    'Derby',
    'South West',
    at('53.432658', '-1.359376', 'Derby Campus - Enterprise Centre'),
    { ...derby, region: 'South West' as const },
  ],
  [
    'Newport',
    'Wales',
    at('51.589532', '-2.999', 'Cardiff University - Newport (Software Academy) Campus', { LOCCOUNTRY: 'XI' }),
    provider('Cardiff', 51.48, -3.18),
  ],
  [
    'Oban',
    'Scotland',
    at('56.402065', '-5.475513', 'UHI Argyll', { LOCCOUNTRY: 'XH' }),
    provider('Inverness', 57.47, -4.19),
  ],
  ['Glasgow', 'Scotland', at('55.850948', '-4.281514', 'SAE Glasgow'), provider('Liverpool', 53.4, -2.98)],
  ['Bristol', 'South West', at('51.45088', '-2.60573', 'City of Bristol College'), bath],
  [null, 'South West', at('48.85', '2.35', 'Paris'), bath],
])('says that a course is in %s, %s [E-03]', (town, region, location, owner) => {
  expect(coursePlace(owner, location, places)).toMatchObject({ town, region });
});

it('says that a course without a location is at its provider [E-03]', () => {
  expect(coursePlace(bath, undefined, places)).toMatchObject({ town: 'Bath', latitude: 51.38 });
});

it('sends the performing arts at a conservatoire through their own scheme [E-03]', () => {
  expect(schemeOf('10007835', ['CAH25-02-02'])).toBe('conservatoire');
  expect(schemeOf('10007835', ['CAH22-01-01'])).toBe('undergraduate');
  expect(schemeOf('10007850', ['CAH25-02-02'])).toBe('undergraduate');
});

it('names subjects as prose does, adds top levels once, and says how wide a code is', () => {
  expect(subjectName('CAH03-01-02')).toBe('biology');
  expect(subjectName('CAH19-01-02')).toBe('English language');
  expect(subjectName('CAH99-01-02')).toBeNull();
  expect(withTopLevels(['CAH11-01-01', 'CAH11-01-05'])).toEqual(['CAH11', 'CAH11-01-01', 'CAH11-01-05']);
  expect(['CAH11', 'CAH11-01', 'CAH11-01-05'].map(subjectLevel)).toEqual([1, 2, 3]);
});

it('names the group of a figure so that one name never stands for two groups [E-04]', () => {
  expect(['CAH19-04-09', 'CAH17-01-01', 'CAH17-01', 'CAH11-01-01'].map(groupName)).toEqual([
    'other language and area studies',
    'business and management (non-specific)',
    'business and management',
    'computer science',
  ]);
});

it('offers each mode of study that has subjects, with the title of another mode where its own is not published [E-03]', () => {
  const lookups = {
    year: 2025,
    holds: () => true,
    aim: () => ({ KISAIMLABEL: 'BSc' }),
    accreditation: () => undefined,
    location: () => undefined,
  } as unknown as Lookups;
  const subject = { SBJ: [{ SBJ: 'CAH11-01-01' }] };
  const title = { TITLE: 'Computing', FOUNDATION: '0', NUMSTAGE: '3', KISLEVEL: '03' };
  const record = toCourseRecord(
    {
      provider: bath,
      kisCourseId: 'ULNTRI100',
      modes: [
        { mode: '01', parts: { ...subject, KISCOURSE: [title] } },
        { mode: '02', parts: { ...subject, GOSALARY: [salary('14', '20', '30000')] } },
        { mode: '03', parts: { TITLES: [title] } },
      ],
    },
    lookups,
  );
  expect(record).toMatchObject({
    title: 'Computing',
    modes: ['full-time', 'part-time'],
    body: { figures: { salary: { median: 30_000 } } },
  });
});
