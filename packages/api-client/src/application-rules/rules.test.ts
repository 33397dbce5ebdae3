import { check as checkWith, isEarly, limitedKind, type Choice } from './rules';

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
    ['veterinary medicine or science', 'Veterinary Medicine', 'BVetMed', 'CAH05-01-02'],
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
    expect(messages([choice('Physics', provider), choice('physics ', provider), choice('Physics')])).toEqual([
      expect.stringMatching(/^look: Physics at the University of St Andrews is there twice/),
    ]);
  });
});

describe('application deadline', () => {
  it('is earlier for Oxford, Cambridge and the limited kinds [K-11]', () => {
    expect([choice('Law', OXFORD), choice('Law', CAMBRIDGE), medicine(), choice('Law')].map(isEarly)).toEqual(
      [true, true, true, false],
    );
  });
});
