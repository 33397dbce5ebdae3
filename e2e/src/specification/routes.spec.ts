import { COURSE } from '../site';
import { route } from './route';

const SEARCH = '/search/1';
const BATH: readonly [string, string, string] = [
  '/api/v1/institution',
  '"University of Bath"',
  '"University of Baths"',
];

route('R-01', 'the home page has what to do, where to go and one search across everything', {
  heading: 'Which way next?',
  changed: ['/api/v1/courses', 'Liverpool Hope University', 'Liverpool Wish University'],
  sections: ['What to do', 'Where to go'],
  texts: ['Search everything'],
  links: ['/explore/what-to-do', '/explore/unis', '/explore/career-quiz'],
  calls: ['GET /api/v1/courses', `POST ${SEARCH}`],
});
route('R-02', 'the explore page has a card with a count for each kind, and a way into the quiz', {
  heading: 'Explore',
  changed: [SEARCH, /"nbHits":\d+/g, '"nbHits":181', 'Careers 181'],
  texts: [
    /Career pathways \d+ .* Courses [\d,]+ .* Open days [A-Z].* Employers [A-Z]/,
    /Previous: .* Next: /,
  ],
  sections: ['Careers', 'Courses', 'Universities', 'Employers', 'Guides'],
  links: ['/explore/career-quiz'],
});
route('R-03', 'the career compass starts from an interest, a subject or a skill', {
  heading: 'Career compass',
  changed: ['/api/v1/emsi/compass', 'Investigative', 'Inquisitive'],
  sections: ['An interest', 'A subject', 'A skill'],
  calls: ['GET /api/v1/emsi/compass'],
});
route('R-04', 'the career list has the careers by category, and can be sorted by match, pay and name', {
  heading: 'Careers',
  changed: ['/api/v1/emsi/categories', 'Building trades', 'Digging trades'],
  sections: ['Animals', 'Digging trades', 'Transport and delivery'],
  texts: ['By category A to Z Highest pay Best match'],
  calls: ['GET /api/v1/emsi/categories'],
});
route('R-05', 'a career page has pay, trend, tasks, skills, ways in, courses and related careers', {
  heading: 'Star gardener',
  changed: ['/api/v1/emsi/careers/england/5113', '"Gardener"', '"Star gardener"'],
  sections: [
    'Pay',
    'What you do',
    'Skills',
    'How to get in',
    'Courses',
    'People who do it',
    'Similar careers',
  ],
  calls: [
    'GET /api/v1/emsi/careers/england/5113',
    'GET /api/v1/emsi/jobs/companies',
    'GET /api/v1/emsi/jobs/skills',
    'GET /api/v1/courses',
  ],
});
route('R-06', 'a career path has the careers in it with their pay, and what leads there', {
  heading: 'Growing moon gardens',
  changed: ['/api/v1/emsi/pathways/13.growing-food', 'Growing food and gardens', 'Growing moon gardens'],
  sections: ['The careers on it', 'Subjects that lead there'],
  texts: [/Farm worker .* Pay £[\d,]+ a year/, /Gardener .* Pay £[\d,]+ a year/],
  calls: ['GET /api/v1/emsi/pathways/13.growing-food', 'GET /api/v1/emsi/careers/england'],
});
route('R-07', 'the career quiz has one statement with five answers, the progress and a way back', {
  path: '/explore/career-quiz?a=35',
  heading: 'I would like to draw on walls.',
  changed: [
    '/api/v1/emsi/assessment/statements',
    'I would like to draw, paint or design something of my own.',
    'I would like to draw on walls.',
  ],
  texts: [
    'Statement 3 of 30',
    '1 Strongly dislike 2 Dislike 3 Not sure 4 Like 5 Strongly like',
    'Back one statement',
    'type it in at the start of the quiz: 35',
  ],
  calls: ['GET /api/v1/emsi/assessment/statements'],
});
route('R-08', 'the career search finds careers by another name of theirs', {
  path: '/explore/career-search?q=games+developer',
  heading: 'Search careers',
  changed: ['/api/v1/emsi/careers/search', '"Software developer"', '"Spell developer"'],
  sections: ['Results'],
  texts: [/\d careers for “games developer”/],
  calls: ['GET /api/v1/emsi/careers/search'],
});
route(
  'R-09',
  'the course landing page has a search by subject, place and grades, and says which link leaves the site',
  {
    heading: 'Find a course',
    changed: ['/api/v1/subjects', 'Accounting and finance', 'Counting beans'],
    sections: ['Search by subject, place and grades', 'Subjects with the most courses', 'Saved courses'],
    texts: [/the course search site\. It is another site/],
    calls: ['GET /api/v1/subjects'],
  },
);
route('R-10', 'a course page has the ways to take it, entry, outcomes, open days and similar courses', {
  heading: 'Counting and Finance',
  changed: ['/search/api/v3/courses', '"Accounting and Finance"', '"Counting and Finance"'],
  sections: ['Ways to take it', 'Getting in', 'What students say and do next', 'Similar courses'],
  calls: ['GET {services}/search/api/v3/courses', 'GET /api/v1/courses', 'GET /api/v1/open-days/list'],
});
route('R-11', 'an employer page has what it does, perks, places, vacancies and work experience', {
  heading: 'Alderstar Society',
  changed: ['/api/v1/employer', '"Aldermast Building Society"', '"Alderstar Society"'],
  sections: ['Open apprenticeships', 'What you get besides pay', 'Where it is', 'Try the work from home'],
  calls: ['GET /api/v1/employer', 'GET /api/v1/career-finder-jobs', `POST ${SEARCH}`],
});
route('R-12', 'favourites are shown by kind with the order of their slots, here of a shared link', {
  path: `/explore/favourites?courses=${COURSE.split('/')[3]}&universities=10007850&ranked=1`,
  heading: 'A shared list',
  sections: ['Courses', 'Universities and colleges'],
  texts: [/Accounting and Finance University of Warwick, Coventry Choice 1/, 'University of Bath'],
});
route('R-13', 'the personal page suggests courses and careers for an answer, each with its reason', {
  path: '/explore/for-you?subjects=nursing',
  heading: 'For you',
  texts: [
    /Course Nursing Studies \(Adult\) .* Because you chose Nursing and midwifery/,
    /Career Nurse Healthcare Because Nursing and midwifery can lead there/,
  ],
  calls: ['GET /api/v1/subjects', `POST ${SEARCH}`],
});
route('R-14', 'the related universities are shown each with the reason', {
  heading: 'Universities like the University of Bath',
  changed: ['/api/v1/institution', 'University of Bristol', 'University of Suspension'],
  texts: [/University of Suspension .*Strong in the same subjects: .* miles away/],
  calls: ['GET /api/v1/institution'],
});
route('R-15', 'the search page searches all indexes at once, with a count for each', {
  path: '/explore/search?q=nursing',
  heading: 'Search for “nursing”',
  changed: [SEARCH, /"nbHits":\d+/g, '"nbHits":432', 'Courses 432'],
  texts: [/\d+ results across the site Courses \d+ Careers \d+ Subjects \d+ Career pathways \d+ /],
  calls: [`POST ${SEARCH}`],
});
route('R-16', 'the results of one index have facets with counts, chips, sorting and the total', {
  path: '/explore/search/courses?q=law&filters=Law~subjects',
  heading: '“law” in courses',
  changed: [SEARCH, '"LLB (Hons)":', '"LLB (Horrors)":', 'LLB (Horrors)'],
  sections: ['Filters', 'Results'],
  texts: [/LLB \(Horrors\) \d+/, /\d+ courses/, 'Remove filter: Law', 'Sort by'],
  calls: [`POST ${SEARCH}`],
});
route('R-17', 'the search test page has the order of hits, timings and raw records, and is not indexed', {
  heading: 'Search test page',
  changed: [SEARCH, '"objectID":"', '"objectID":"moon-', '"objectID": "moon-'],
  sections: ['Answer'],
  texts: [/The first 10 of [\d,]+, from d10_courses, \d+ ms/],
  calls: [`POST ${SEARCH}`],
});
route('R-18', 'a spotlight is labelled as promotion, with related courses and open days', {
  heading: 'Engineering on the moon',
  changed: [SEARCH, 'Engineering on a hill above Bath', 'Engineering on the moon'],
  sections: ['Related courses at the University of Bath', 'Open days'],
  texts: ['Promotion: a story about the University of Bath'],
  calls: [`POST ${SEARCH}`, 'GET /api/v1/courses', 'GET /api/v1/open-days/list'],
});
route(
  'R-19',
  'a short university profile has address, map, ratings, pay, distance and the way to the full page',
  {
    heading: 'University of Baths',
    changed: BATH,
    sections: ['In figures', 'Address and contact', 'Where it is'],
    texts: [/Teaching rating TEF Gold/, /Graduate pay £[\d,]+/, 'Distance', 'BA2 7AY'],
    links: ['/explore/unis/10007850/university-of-baths'],
    calls: ['GET /api/v1/institution', 'GET {services}/provider-status'],
  },
);
