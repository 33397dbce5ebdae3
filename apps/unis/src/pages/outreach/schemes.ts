import type { Nation } from '@signpost/api-client/unis';

/** An access scheme: description, audience, and when to apply. */
export interface Scheme {
  readonly name: string;
  readonly what: string;
  readonly who: string;
  readonly when: string;
  readonly url: string;
}

/** Schemes that run across the UK. */
const UK: readonly Scheme[] = [
  {
    name: 'Contextual offers',
    what: 'An offer a grade or two lower, or an interview for certain, because your results are seen in their setting.',
    who: 'Often people who had free school meals, were in care, are carers, or live where few go to university. Each provider has its own list.',
    when: 'With your UCAS form. Much is automatic; tick the boxes about care and estrangement yourself.',
    url: 'https://www.ucas.com/applying/applying-to-university/students-with-individual-needs',
  },
  {
    name: 'Sutton Trust summer schools and programmes',
    what: 'A free week at a university, and longer programmes for law, medicine and more.',
    who: 'Year 12, S5 or Year 13 in Northern Ireland, at a state school, with a low household income or no graduate parents.',
    when: 'Apply in winter for the summer that follows.',
    url: 'https://www.suttontrust.com/our-programmes/',
  },
  {
    name: 'Social Mobility Foundation',
    what: 'A mentor, work experience and help with the application.',
    who: 'Year 12 or S5 with good grades and a low household income.',
    when: 'Apply in spring or autumn; see its site.',
    url: 'https://www.socialmobility.org.uk/',
  },
];

/** Schemes of each nation. */
const BY_NATION: Readonly<Record<Nation, readonly Scheme[]>> = {
  England: [
    {
      name: 'The provider’s access and participation plan',
      what: 'A public promise of what it does for people who are less often at university: bursaries, lower offers, work with schools.',
      who: 'Every provider in England that charges the higher fee must have one.',
      when: 'Read it before you apply. It covers several years.',
      url: 'https://www.officeforstudents.org.uk/for-providers/equality-of-opportunity/access-and-participation-plans/',
    },
    {
      name: 'Foundation and gateway years',
      what: 'A year before the degree, with lower entry and more support.',
      who: 'People whose results do not show what they can do yet.',
      when: 'Apply through UCAS like for any course.',
      url: 'https://www.ucas.com/applying/before-you-apply/what-and-where-to-study/foundation-years',
    },
  ],
  Scotland: [
    {
      name: 'Minimum entry for people from the 20% most deprived areas (SIMD20)',
      what: 'A published minimum for each course. If you meet it you are looked at by that and not by the standard grades.',
      who: 'People whose home is in one of those areas. Check your postcode.',
      when: 'Automatic with your application.',
      url: 'https://www.gov.scot/collections/scottish-index-of-multiple-deprivation-2020/',
    },
    {
      name: 'Guaranteed offer for care-experienced people',
      what: 'An offer for certain if you meet the minimum for the course.',
      who: 'Anyone who has been in care in the UK, at any age.',
      when: 'Say so on the UCAS form.',
      url: 'https://www.hubforsuccess.org/',
    },
    {
      name: 'Schools for Higher Education Programme',
      what: 'Visits, taster weeks and a person who helps with your application.',
      who: 'Pupils of schools from which few go on.',
      when: 'Ask your school in S3 to S6.',
      url: 'https://www.sfc.ac.uk/',
    },
  ],
  Wales: [
    {
      name: 'Reaching Wider',
      what: 'Visits, taster days and mentoring by groups of universities and colleges.',
      who: 'Pupils in less well-off areas, carers, people in care, adults without qualifications.',
      when: 'All year, through school or college.',
      url: 'https://www.medr.cymru/',
    },
    {
      name: 'Seren Academy',
      what: 'Help for pupils with high grades to reach the most selective courses.',
      who: 'State-school pupils in Wales, Years 8 to 13.',
      when: 'Your school puts you forward.',
      url: 'https://www.gov.wales/seren-academy',
    },
  ],
  'Northern Ireland': [
    {
      name: 'Pathway and Discovery programmes of the universities',
      what: 'Visits and workshops over two years, and at the end a lower offer.',
      who: 'Pupils of schools from which fewer go on, or who had free school meals.',
      when: 'Through your school in Year 13.',
      url: 'https://www.nidirect.gov.uk/articles/higher-education',
    },
    {
      name: 'Educational Guidance for adults',
      what: 'Free advice and Access courses for people who come back to study.',
      who: 'Adults without the usual grades.',
      when: 'All year.',
      url: 'https://www.nidirect.gov.uk/campaigns/careers',
    },
  ],
};

/** Returns the schemes for a provider in a nation, the nation's own first. */
export const schemesIn = (nation: Nation): readonly Scheme[] => [...BY_NATION[nation], ...UK];

/** Steps of the year for an applicant who starts in the autumn after next. */
export const CALENDAR: readonly { readonly when: string; readonly what: string }[] = [
  {
    when: 'Autumn, two years before',
    what: 'Ask your school which programmes it takes part in. Visit an open day.',
  },
  { when: 'Winter', what: 'Apply for summer schools and mentoring. Most close between December and March.' },
  { when: 'Summer', what: 'Go to a summer school. Ask what it counts for in an offer.' },
  {
    when: 'September',
    what: 'Check on the provider’s site whether you get a contextual offer. Tell your referee what held you back.',
  },
  {
    when: 'Mid October',
    what: 'UCAS deadline for Oxford, Cambridge, and most courses in medicine, dentistry and veterinary science.',
  },
  {
    when: 'Mid January',
    what: 'UCAS deadline for most other courses. Care, carer and estrangement boxes are on the form.',
  },
  {
    when: 'Spring',
    what: 'Apply for student finance and for the provider’s bursaries. Some of them close early.',
  },
];

export const SOURCES = [
  {
    name: 'UCAS: individual needs',
    url: 'https://www.ucas.com/applying/applying-to-university/students-with-individual-needs',
  },
  {
    name: 'Office for Students: equality of opportunity',
    url: 'https://www.officeforstudents.org.uk/for-students/',
  },
  { name: 'Propel: support for care leavers by provider', url: 'https://propel.org.uk/' },
];
