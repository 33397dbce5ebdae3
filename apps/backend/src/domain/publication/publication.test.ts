import {
  accreditationPurpose,
  accreditations,
  accreditingBody,
  webAddress,
  welshPurposes,
} from './accreditation';
import { courseFigures, stayed } from './figures';
import { coursePlace, pointOf } from './place';
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
          GOSALARY: [salary('22', '45', '30000', 'CAH11-01', { KISMODE: '02', GOSALUNAVAILREASON: '1' })],
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

const at = (latitude: string, longitude: string): Row => ({
  LATITUDE: latitude,
  LONGITUDE: longitude,
  LOCCOUNTRY: 'XI',
});

it.each([
  ['as published', at('51.38', '-2.33'), { latitude: 51.38, longitude: -2.33 }],
  ['with its sign turned near the provider', at('51.38', '2.36'), { latitude: 51.38, longitude: -2.36 }],
  ['nowhere when abroad', at('48.85', '2.35'), null],
  ['nowhere without a position', at('', ''), null],
])('finds a location %s [E-03]', (_name, location, point) => {
  expect(pointOf(location, bath)).toEqual(point);
});

it('files a course under its own town only when that is not near its provider’s [E-03]', () => {
  const lookups = { townAt: () => ({ town: 'Cardiff', region: 'Wales' }) } as unknown as Lookups;
  expect(coursePlace(bath, at('51.40', '-2.33'), lookups)).toMatchObject({
    town: 'Bath',
    country: 'England',
  });
  expect(coursePlace(bath, at('51.48', '-3.18'), lookups)).toMatchObject({
    town: 'Cardiff',
    country: 'Wales',
  });
  expect(coursePlace(bath, undefined, lookups)).toMatchObject({ town: 'Bath', latitude: 51.38 });
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
