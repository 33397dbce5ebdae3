import { t } from '@signpost/language';
import type { Nation } from '@signpost/api-client/nations';

/** An access scheme: description, audience, and when to apply. */
export interface Scheme {
  readonly name: string;
  readonly what: string;
  readonly who: string;
  readonly when: string;
  readonly url: string;
}

/** Schemes that run across the UK. */
const uk = (): readonly Scheme[] => [
  {
    name: t('Contextual offers'),
    what: t(
      'An offer a grade or two lower, or an interview for certain, because your results are seen in their setting.',
    ),
    who: t(
      'Often people who had free school meals, were in care, are carers, or live where few go to university. Each provider has its own list.',
    ),
    when: t('With your UCAS form. Much is automatic; tick the boxes about care and estrangement yourself.'),
    url: 'https://www.ucas.com/applying/applying-to-university/students-with-individual-needs',
  },
  {
    name: t('Sutton Trust summer schools and programmes'),
    what: t('A free week at a university, and longer programmes for law, medicine and more.'),
    who: t(
      'Year 12, S5 or Year 13 in Northern Ireland, at a state school, with a low household income or no graduate parents.',
    ),
    when: t('Apply in winter for the summer that follows.'),
    url: 'https://www.suttontrust.com/our-programmes/',
  },
  {
    name: t('Social Mobility Foundation'),
    what: t('A mentor, work experience and help with the application.'),
    who: t('Year 12 or S5 with good grades and a low household income.'),
    when: t('Apply in spring or autumn; see its site.'),
    url: 'https://www.socialmobility.org.uk/',
  },
];

/** Schemes of each nation. */
const byNation = (): Readonly<Record<Nation, readonly Scheme[]>> => ({
  England: [
    {
      name: t('The provider’s access and participation plan'),
      what: t(
        'A public promise of what it does for people who are less often at university: bursaries, lower offers, work with schools.',
      ),
      who: t('Every provider in England that charges the higher fee must have one.'),
      when: t('Read it before you apply. It covers several years.'),
      url: 'https://www.officeforstudents.org.uk/for-providers/equality-of-opportunity/access-and-participation-plans/',
    },
    {
      name: t('Foundation and gateway years'),
      what: t('A year before the degree, with lower entry and more support.'),
      who: t('People whose results do not show what they can do yet.'),
      when: t('Apply through UCAS like for any course.'),
      url: 'https://www.ucas.com/applying/before-you-apply/what-and-where-to-study/foundation-years',
    },
  ],
  Scotland: [
    {
      name: t('Minimum entry for people from the 20% most deprived areas (SIMD20)'),
      what: t(
        'A published minimum for each course. If you meet it you are looked at by that and not by the standard grades.',
      ),
      who: t('People whose home is in one of those areas. Check your postcode.'),
      when: t('Automatic with your application.'),
      url: 'https://www.gov.scot/collections/scottish-index-of-multiple-deprivation-2020/',
    },
    {
      name: t('Guaranteed offer for care-experienced people'),
      what: t('An offer for certain if you meet the minimum for the course.'),
      who: t('Anyone who has been in care in the UK, at any age.'),
      when: t('Say so on the UCAS form.'),
      url: 'https://www.hubforsuccess.org/',
    },
    {
      name: t('Schools for Higher Education Programme'),
      what: t('Visits, taster weeks and a person who helps with your application.'),
      who: t('Pupils of schools from which few go on.'),
      when: t('Ask your school in S3 to S6.'),
      url: 'https://www.sfc.ac.uk/',
    },
  ],
  Wales: [
    {
      name: t('Reaching Wider'),
      what: t('Visits, taster days and mentoring by groups of universities and colleges.'),
      who: t('Pupils in less well-off areas, carers, people in care, adults without qualifications.'),
      when: t('All year, through school or college.'),
      url: 'https://www.medr.cymru/',
    },
    {
      name: t('Seren Academy'),
      what: t('Help for pupils with high grades to reach the most selective courses.'),
      who: t('State-school pupils in Wales, Years 8 to 13.'),
      when: t('Your school puts you forward.'),
      url: 'https://www.gov.wales/seren-academy',
    },
  ],
  'Northern Ireland': [
    {
      name: t('Pathway and Discovery programmes of the universities'),
      what: t('Visits and workshops over two years, and at the end a lower offer.'),
      who: t('Pupils of schools from which fewer go on, or who had free school meals.'),
      when: t('Through your school in Year 13.'),
      url: 'https://www.nidirect.gov.uk/articles/higher-education',
    },
    {
      name: t('Educational Guidance for adults'),
      what: t('Free advice and Access courses for people who come back to study.'),
      who: t('Adults without the usual grades.'),
      when: t('All year.'),
      url: 'https://www.nidirect.gov.uk/campaigns/careers',
    },
  ],
});

/** Returns the schemes for a provider in a nation, the nation's own first. */
export const schemesIn = (nation: Nation): readonly Scheme[] => [...byNation()[nation], ...uk()];

/** Steps of the year for an applicant who starts in the autumn after next. */
export const calendar = (): readonly { readonly when: string; readonly what: string }[] => [
  {
    when: t('Autumn, two years before'),
    what: t('Ask your school which programmes it takes part in. Visit an open day.'),
  },
  {
    when: t('Winter'),
    what: t('Apply for summer schools and mentoring. Most close between December and March.'),
  },
  { when: t('Summer'), what: t('Go to a summer school. Ask what it counts for in an offer.') },
  {
    when: t('September'),
    what: t(
      'Check on the provider’s site whether you get a contextual offer. Tell your referee what held you back.',
    ),
  },
  {
    when: t('Mid October'),
    what: t(
      'UCAS deadline for Oxford, Cambridge, and most courses in medicine, dentistry and veterinary science.',
    ),
  },
  {
    when: t('Mid January'),
    what: t('UCAS deadline for most other courses. Care, carer and estrangement boxes are on the form.'),
  },
  {
    when: t('Spring'),
    what: t('Apply for student finance and for the provider’s bursaries. Some of them close early.'),
  },
];

export const sources = () => [
  {
    name: t('UCAS: individual needs'),
    url: 'https://www.ucas.com/applying/applying-to-university/students-with-individual-needs',
  },
  {
    name: t('Office for Students: equality of opportunity'),
    url: 'https://www.officeforstudents.org.uk/for-students/',
  },
  { name: t('Propel: support for care leavers by provider'), url: 'https://propel.org.uk/' },
];
