import type { Judged } from '../rules';
import { about, any, judged, named } from '../rules';

/** Subject guides. */
export const subjectQueries: readonly Judged[] = [
  judged(named('Computer science'), 'computer science', 'comp sci', 'computing'),
  judged(named('Mathematics'), 'maths', 'mathematics', 'mathmatics'),
  judged(named('Psychology'), 'psychology', 'psych', 'pyschology', 'what can i do with a psychology degree'),
  judged(named('Medicine'), 'medicine', 'doctor', 'mbbs'),
  judged(named('Nursing and midwifery'), 'nursing', 'midwifery', 'nurse'),
  judged(named('Law'), 'law', 'llb', 'law degree'),
  judged(named('Veterinary medicine'), 'vet', 'veterinary'),
  judged(named('Business and management'), 'business', 'business management'),
  judged(named('Physiotherapy and occupational therapy'), 'physio', 'physiotherapy'),
  judged(named('Biomedical sciences'), 'biomed', 'biomedical science'),
  judged(named('English and creative writing'), 'english', 'creative writing'),
  judged(named('Sport and exercise science'), 'sport', 'sports science', 'pe'),
  judged(named('Politics and international relations'), 'politics', 'ir', 'PPE'),
  judged(named('Teacher training'), 'teacher training', 'pgce', 'teaching'),
  judged(named('Criminology and policing'), 'criminology', 'crimonology'),
  judged(named('Artificial intelligence'), 'ai', 'artificial intelligence'),
  judged(named('Drama and dance'), 'drama', 'theatre', 'dance'),
  judged(named('Electrical and electronic engineering'), 'electrical engineering', 'electronics'),
];

/** Guides to cities and industries. */
export const placeQueries: readonly Judged[] = [
  judged(about('leeds'), 'leeds', 'study in leeds'),
  judged(about('manchester'), 'manchester', 'student life in manchester'),
  judged(about('scotland'), 'scotland'),
];
export const industryQueries: readonly Judged[] = [
  judged(named('Healthcare'), 'healthcare', 'health', 'jobs in healthcare'),
  judged(named('Digital and technology'), 'technology', 'digital', 'jobs in tech'),
  judged(named('Construction and property'), 'construction', 'property'),
  judged(named('Law and justice'), 'law', 'justice'),
  judged(named('Retail and sales'), 'retail', 'sales'),
];

/** Articles and guides to personal statements. */
export const articleQueries: readonly Judged[] = [
  judged(
    about('student', 'finance'),
    'student finance',
    'student loans',
    'student loan',
    'tuition fees',
    'student finance england',
  ),
  judged(about('tariff'), 'ucas points', 'tariff points', 'ucas tariff'),
  judged(about('clearing'), 'clearing', 'how does clearing work', 'clearing ucas'),
  judged(any(about('personal', 'statement')), 'personal statement', 'how to write a personal statement'),
  judged(about('year', 'out'), 'gap year', 'year out'),
  judged(about('somewhere', 'live'), 'accommodation', 'student halls'),
  judged(about('interview'), 'interview'),
  judged(about('university', 'interview'), 'university interviews'),
  judged(about('job', 'interview'), 'job interview'),
  judged(about('apprenticeship'), 'apprenticeship or degree', 'apprenticeships'),
  judged(about('results'), 'results day', 'a level results'),
  judged(about('open', 'day'), 'open day', 'open days'),
  judged(about('cv'), 'cv', 'how to write a cv'),
  judged(about('t', 'levels'), 't levels'),
  judged(about('disabled'), 'disability', 'disabled students'),
  judged(about('foundation'), 'foundation year'),
  judged(about('budget'), 'budget', 'student budget', 'budgeting'),
  judged(about('mature'), 'mature student'),
  judged(about('contextual'), 'contextual offer'),
];
export const statementQueries: readonly Judged[] = [
  judged(about('medicine'), 'medicine', 'medicine personal statement'),
  judged(about('law'), 'personal statement law', 'law'),
  judged(about('nursing'), 'nursing personal statement'),
  judged(about('psychology'), 'psychology personal statement', 'pyschology'),
];
