import { COURSE } from '../site';
import { route } from './route';

const SEARCH = '/search/1';
const BATH: readonly [string, string, string] = [
  '/api/v1/institution',
  '"University of Bath"',
  '"University of Baths"',
];
const COURSE_ID = COURSE.split('/')[3];
const OF_BATHS = 'the University of Baths';

route('R-20', 'the universities are shown by letter and filter, with the distance from a postcode', {
  path: '/explore/unis?postcode=BA2+7AY&sort=distance',
  heading: 'Universities and colleges',
  changed: ['/api/v1/courses', '"University of Bath"', '"University of Baths"'],
  sections: ['Filters', 'Results'],
  texts: [/ A B C D E F G H I J K L M N O P Q R S T U V W X Y Z /, /University of Baths .* miles? away/],
  calls: ['GET /api/v1/courses', 'GET /api/v1/geocode-postcode'],
});
route('R-21', 'a university overview has key figures, open days, its other pages and similar ones', {
  heading: 'University of Baths',
  changed: BATH,
  sections: ['Key figures', 'Open days', 'Similar places to study'],
  links: ['/courses', '/student-life', '/stats', '/international', '/outreach', '/apprenticeships'],
  calls: ['GET /api/v1/institution', 'GET /api/v1/open-days/list'],
});
route('R-22', 'its apprenticeships have employer, level, wage, closing date and place', {
  heading: `Apprenticeships near ${OF_BATHS}`,
  changed: BATH,
  texts: [/Summerlode Learning Trust, Bristol, South West, \d+ miles away .*Level 3 £[\d,]+ .*Closes \d+/],
  calls: ['GET /api/v1/institution', 'GET /api/v1/career-finder-jobs'],
});
route('R-23', 'its courses are shown by subject, qualification and mode', {
  heading: `Courses at ${OF_BATHS}`,
  changed: BATH,
  sections: ['Filters', 'Courses found'],
  texts: [/ Physics \d+ /, / BSc \(Hons\) \d+ /, / Full-time \d+ /],
  calls: ['GET /api/v1/institution', 'GET /api/v1/courses'],
});
route('R-24', 'its page for students from abroad has fees, visas, English and arrival by country', {
  heading: `International students at ${OF_BATHS}`,
  changed: BATH,
  sections: ['Start with your country', 'Fees', 'Visas', 'English', 'When you arrive'],
  texts: [/ Afghanistan .* Zimbabwe /],
  calls: ['GET /api/v1/institution', 'GET /api/v1/key-facts'],
});
route('R-25', 'its outreach page has access schemes, who qualifies and when', {
  heading: `Access and outreach at ${OF_BATHS}`,
  changed: BATH,
  sections: ['What people here came with', 'Schemes in England', 'When to do what'],
  calls: ['GET /api/v1/institution'],
});
route('R-26', 'its stats page has satisfaction, continuation, outcomes and pay, each with a table', {
  heading: `Stats at ${OF_BATHS}`,
  changed: BATH,
  sections: ['What graduates earn', 'What graduates do', 'How many stay on', 'What students think'],
  texts: ['Show the figures as a table', /Pay by subject Subject Middle pay .* £[\d,]+/],
  calls: ['GET /api/v1/institution', 'GET /api/v1/courses'],
});
route('R-27', 'its page of student life has accommodation, support, the town and its costs', {
  heading: `Student life at ${OF_BATHS}`,
  changed: BATH,
  sections: ['Living in Bath', 'Somewhere to live', 'Support when you need it', 'What it costs to live here'],
  calls: ['GET /api/v1/institution', 'GET /graphql'],
});
route(
  'R-28',
  'a work experience has hours, tasks, skills, ages, dates, related ones, and a warning before leaving',
  {
    heading: 'A day on the moon',
    changed: [SEARCH, 'A day as site manager', 'A day on the moon'],
    sections: ['At a glance', 'What you do', 'How to join', 'More in the same kind of work: Construction'],
    texts: [
      /Time it takes 4\.5 hours Dates .* Ages /,
      'Skills you practise Deciding',
      'You leave this site to join',
    ],
    calls: [`POST ${SEARCH}`, 'GET /api/v1/employer'],
  },
);
route('R-29', 'what to do has the quiz, paths, industries, subjects and apprenticeships', {
  heading: 'What to do',
  changed: ['/api/v1/emsi/pathways', 'Caring for animals', 'Caring for dragons'],
  sections: [
    'Begin with you',
    'Look down a pathway',
    'Visit an industry',
    'Try a subject',
    'Earn while you learn',
  ],
  links: ['/explore/career-quiz'],
  calls: ['GET /api/v1/emsi/pathways', 'GET /graphql', 'GET /api/v1/career-finder-jobs'],
});
route(
  'R-30',
  'where to go has a map, a postcode, countries and regions, also outside the UK, and open days',
  {
    heading: 'Where to go',
    changed: ['/api/v1/locations', 'Yorkshire and The Humber', 'Yorkshire and The Tea'],
    sections: ['On the map', 'Choose a place', 'Open days'],
    texts: ['Your postcode', 'England Scotland', 'Outside of the UK'],
    calls: ['GET /api/v1/locations', 'GET /api/v1/open-days/list'],
  },
);
route('R-31', 'the widget of an industry without a guide named is a page on which one is chosen', {
  path: '/industry-guide-widget',
  heading: 'Choose an industry',
  isFrame: true,
  texts: [/All industries Agriculture and food .* Transport and logistics/],
  links: ['industryGuide=construction-and-property'],
});
route('R-32', 'the widget of a subject without one named is a page on which one is chosen', {
  path: '/subject-widget',
  heading: 'Choose a subject',
  isFrame: true,
  texts: [/All subjects Accounting and finance .* Veterinary medicine/],
  links: ['subject=psychology'],
});
route('R-31', 'the widget of an industry shows its guide, without the header and footer of the site', {
  heading: 'Moon building',
  isFrame: true,
  changed: ['/graphql', '"Construction and property"', '"Moon building"'],
  sections: ['Roles and pay', 'Employers with these roles', 'Try it out'],
  calls: ['GET /graphql'],
});
route('R-32', 'the widget of a subject shows its guide, without the header and footer of the site', {
  heading: 'Mind reading',
  isFrame: true,
  changed: ['/graphql', '"Psychology"', '"Mind reading"'],
  sections: ['What graduates earn', 'Careers it can lead to', 'Courses with the highest pay'],
  calls: ['GET /graphql'],
});
route('R-33', 'the page of a subject renders the subject widget in the site', {
  heading: 'Mind reading',
  changed: ['/graphql', '"Psychology"', '"Mind reading"'],
  sections: ['What graduates earn', 'Careers it can lead to', 'Courses with the highest pay'],
  calls: ['GET /graphql'],
});
route('R-34', 'the page of an industry guide renders the industry guide widget in the site', {
  heading: 'Moon building',
  changed: ['/graphql', '"Construction and property"', '"Moon building"'],
  sections: ['Roles and pay', 'Employers with these roles', 'Try it out'],
  calls: ['GET /graphql'],
});
route('R-35', 'results day compares other grades with earlier entrants of each choice, and makes a plan B', {
  path: `/explore/courses/results-day?courses=${COURSE_ID}&grade=al.B,al.B,al.B&predicted=al.A,al.A,al.B`,
  heading: 'Rehearse results day',
  changed: ['/api/v1/courses', '"Accounting and Finance"', '"Counting and Finance"'],
  sections: ['Your choices', 'Foundation years at the same universities', 'Your plan B'],
  texts: [
    'A level B, B, B: 120 points. You began with A level A, A, B: 136 points.',
    /Counting and Finance .* 120 points are fewer than the middle half of entrants had/,
    'It is never a chance of entry',
  ],
});
route('R-36', 'the page of A levels shows which subjects they keep open, and the closest one to each', {
  path: '/explore/courses/subjects?alevel=biology,chemistry',
  heading: 'What your A levels keep open',
  sections: [
    'They usually ask for what you take',
    'They usually ask for one more',
    'They usually take any A levels',
  ],
  texts: [/Closest to your Biology\./, /Economics Usually Mathematics\. You would need Mathematics\./],
});
route(
  'R-37',
  'the page of courses near home has courses nearest first, and pay in the region beside the whole UK',
  {
    path: '/explore/courses/near-home?postcode=BA2+7AY&radius=25&subject=computer-science',
    heading: 'Courses near home',
    changed: ['/api/v1/courses', '"Cyber Security"', '"Cyber Serenity"'],
    sections: ['What graduates of Computer science earn', 'Computer science courses'],
    texts: [
      /\d+ courses in Computer science within 25 miles of BA2, Bath, nearest first/,
      /The South West Whole UK After 3 years £[\d,]+ .* After 5 years £[\d,]+/,
      /Cyber Serenity Bath Spa University, Newton Park Campus, [\d.]+ miles away/,
    ],
  },
);
