import { t } from '@signpost/language';

/** What a course of a subject usually asks for: so many of these A levels. */
export interface Ask {
  readonly of: readonly string[];
  readonly count: number;
}

/** What is usually asked for a subject, and what else to know. */
export interface UsualAsks {
  readonly asks: readonly Ask[];
  readonly note?: string;
}

/** The day on which the list was last compared with what universities and sixth forms publish about subject choice. */
export const CHECKED = '2026-11-25';

const SCIENCES = ['biology', 'chemistry', 'physics', 'mathematics'];
const ART = ['art', 'design-and-technology', 'photography', 'textiles'];
const LANGUAGES = [
  'chinese',
  'french',
  'german',
  'italian',
  'japanese',
  'polish',
  'russian',
  'spanish',
  'welsh',
];
const one = (...of: string[]): Ask => ({ of, count: 1 });
const none = (note?: string): UsualAsks => ({ asks: [], ...(note !== undefined && { note }) });

const MATHS = one('mathematics');
const CHEMISTRY = one('chemistry');
const portfolio = () => t('Nearly all ask to see a portfolio of your work.');
const oftenMaths = () => t('Many ask for mathematics.');

/**
 * What courses of each guide's subject usually ask for at A level, by the id of the guide: written by us, usual and not
 * a rule. A guide that is not here is not compared.
 */
export const usualAsks = (): Readonly<Record<string, UsualAsks>> => ({
  accounting: none(t('Some ask for mathematics.')),
  agriculture: { asks: [one('biology', 'chemistry', 'environmental-science', 'geography')] },
  architecture: none(`${portfolio()} ${t('Some ask for art, or for mathematics or physics.')}`),
  'artificial-intelligence': { asks: [MATHS] },
  biochemistry: { asks: [CHEMISTRY, one('biology', 'mathematics', 'physics')] },
  biology: { asks: [one('biology'), one('chemistry', 'mathematics', 'physics', 'geography', 'psychology')] },
  'biomedical-sciences': { asks: [one('biology'), one('chemistry', 'mathematics', 'physics')] },
  business: none(t('Some ask for mathematics.')),
  'chemical-engineering': { asks: [MATHS, CHEMISTRY] },
  chemistry: { asks: [CHEMISTRY, one('mathematics', 'physics', 'biology')] },
  'civil-engineering': { asks: [MATHS, one('physics', 'further-mathematics')] },
  classics: none(t('Some ask for Latin or Greek; many teach both from the start.')),
  'computer-science': none(oftenMaths()),
  construction: none(),
  criminology: none(),
  dentistry: { asks: [CHEMISTRY, one('biology')] },
  design: { asks: [one(...ART)], note: portfolio() },
  drama: none(t('Some ask for drama or English literature, and many for an audition.')),
  'environmental-science': { asks: [one(...SCIENCES, 'geography', 'geology', 'environmental-science')] },
  economics: { asks: [MATHS], note: t('Courses with lower grades often do not.') },
  education: none(),
  'electrical-engineering': { asks: [MATHS, one('physics', 'electronics', 'further-mathematics')] },
  engineering: { asks: [MATHS, one('physics')] },
  english: { asks: [one('english-literature', 'english-language-and-literature', 'english-language')] },
  fashion: { asks: [one(...ART)], note: portfolio() },
  'film-and-photography': none(portfolio()),
  'fine-art': {
    asks: [one(...ART)],
    note: `${portfolio()} ${t('Many take an art foundation course first.')}`,
  },
  'food-science': { asks: [one('biology', 'chemistry')] },
  'forensic-science': { asks: [one('biology', 'chemistry')] },
  'game-design': none(
    t('Courses about art ask for a portfolio; those about programming often for mathematics.'),
  ),
  geography: { asks: [one('geography')] },
  'health-and-social-care': none(),
  history: { asks: [one('history')] },
  journalism: none(),
  languages: { asks: [one(...LANGUAGES)], note: t('Many languages can be begun at university.') },
  law: none(),
  marketing: none(),
  mathematics: { asks: [MATHS], note: t('Some ask for further mathematics too.') },
  'mechanical-engineering': { asks: [MATHS, one('physics')] },
  media: none(),
  medicine: {
    asks: [CHEMISTRY, one('biology', 'physics', 'mathematics')],
    note: t('Most ask for biology as the second.'),
  },
  music: { asks: [one('music')], note: t('Some take a high grade in an instrument or in theory.') },
  'combined-studies': none(t('It depends on the subjects that you combine.')),
  nursing: none(t('Many like a science, psychology, or health and social care.')),
  nutrition: { asks: [one('biology', 'chemistry')] },
  optometry: { asks: [{ of: SCIENCES, count: 2 }] },
  'paramedic-science': none(t('Many ask for a science, psychology or physical education.')),
  pharmacy: { asks: [CHEMISTRY, one('biology', 'mathematics', 'physics')] },
  philosophy: none(),
  physics: { asks: [one('physics'), MATHS] },
  physiotherapy: { asks: [one('biology', 'physical-education')] },
  politics: none(),
  psychology: none(t('Some ask for a science, mathematics or psychology.')),
  radiography: { asks: [one(...SCIENCES)] },
  'social-work': none(),
  sociology: none(),
  'software-engineering': none(oftenMaths()),
  'sport-science': { asks: [one(...SCIENCES, 'physical-education', 'psychology')] },
  'teacher-training': none(t('To teach in a secondary school you need the subject that you will teach.')),
  tourism: none(),
  'veterinary-medicine': { asks: [CHEMISTRY, one('biology')], note: t('Some ask for a third science.') },
});
