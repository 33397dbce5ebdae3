import { t } from '@signpost/language';

/** A publisher of data that the site shows, and its terms. */
export interface Publisher {
  readonly name: string;
  readonly href: string;
  readonly by: string;
  readonly year: string;
  readonly used: string;
  readonly licence: { readonly name: string; readonly href: string };
  /** The attribution that the licence requires, if any. */
  readonly credit?: string;
}

const MIT = 'https://opensource.org/license/mit';
const OGL = {
  get name() {
    return t('Open Government Licence v3.0');
  },
  href: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
} as const;
const DISCOVER_UNI_PAGE = 'https://www.hesa.ac.uk/support/tools-and-downloads/unistats';
const DISCOVER_UNI_TERMS = {
  get name() {
    return t('The publisher’s terms: free with credit');
  },
  href: DISCOVER_UNI_PAGE,
} as const;

/** Every publisher, those of most of the site's data first. */
export const publishers = (): readonly Publisher[] => [
  {
    name: t('Discover Uni dataset'),
    href: DISCOVER_UNI_PAGE,
    by: t('HESA (Jisc) and the Office for Students'),
    year: t('Collection C25061, 4 August 2025'),
    used: t(
      'Universities, places, courses, ratings, entry, graduate pay, continuation, work and study, the student survey. Some titles and survey results are of the collection before, of 2024',
    ),
    licence: DISCOVER_UNI_TERMS,
  },
  {
    name: t('DfE reference data'),
    href: 'https://github.com/DFE-Digital/dfe-reference-data',
    by: t('Department for Education'),
    year: t('As published in its repository'),
    used: t('Names of subjects (CAH and HECoS) and other names of universities and colleges'),
    licence: { name: 'MIT', href: MIT },
  },
  {
    name: t('SOC 2020'),
    href: 'https://www.ons.gov.uk/methodology/classificationsandstandards/standardoccupationalclassificationsoc',
    by: t('Office for National Statistics'),
    year: '2020',
    used: t('Codes of careers, and which jobs belong to each'),
    licence: OGL,
    credit: t('Contains public sector information licensed under the Open Government Licence v3.0.'),
  },
  {
    name: t('O*NET 29.3 Database'),
    href: 'https://www.onetcenter.org/database.html',
    by: t('U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)'),
    year: t('Release 29.3'),
    used: t('Interests that belong to careers, for the quiz'),
    licence: { name: t('CC BY 4.0'), href: 'https://creativecommons.org/licenses/by/4.0/' },
    credit: t(
      'This site includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 licence. O*NET® is a trademark of USDOL/ETA. Signpost has modified some of this information: a career’s profile is the mean of several occupations. USDOL/ETA has not approved, endorsed or tested these modifications.',
    ),
  },
  {
    name: t('Annual Survey of Hours and Earnings, table 14'),
    href: 'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/occupation4digitsoc2010ashetable14',
    by: t('Office for National Statistics'),
    year: t('2024, provisional'),
    used: t('Pay in careers: full-time employees, a year before tax'),
    licence: OGL,
    credit: t('Contains public sector information licensed under the Open Government Licence v3.0.'),
  },
  {
    name: t('Annual Population Survey'),
    href: 'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/employmentandemployeetypes',
    by: t('Office for National Statistics'),
    year: t('2021 to 2024'),
    used: t('People in careers, by year, industry and region'),
    licence: OGL,
    credit: t('Contains public sector information licensed under the Open Government Licence v3.0.'),
  },
  {
    name: t('National Minimum Wage and National Living Wage rates'),
    href: 'https://www.gov.uk/national-minimum-wage-rates',
    by: 'GOV.UK',
    year: t('April 2026'),
    used: t('The least that full-time work may pay'),
    licence: OGL,
  },
  {
    name: t('UK postcode outcodes'),
    href: 'https://creativecommons.org/publicdomain/zero/1.0/',
    by: t('A public domain list'),
    year: '2017',
    used: t('Position, town and region of the first half of each postcode'),
    licence: { name: 'CC0', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  },
  {
    name: t('GeoNames'),
    href: 'https://www.geonames.org',
    by: t('GeoNames; ranks also from populations of ONS, NRS and NISRA'),
    year: '2026',
    used: t('Names and positions of the towns in which courses are taught'),
    licence: { name: t('CC BY 4.0'), href: 'https://creativecommons.org/licenses/by/4.0/' },
    credit: t('Contains National Statistics, NRS, NISRA and LPS data © Crown copyright and database right.'),
  },
  {
    name: t('Outline of the UK'),
    href: OGL.href,
    by: t('Ordnance Survey, ONS, NRS and LPS, converted by Martin Chorley'),
    year: '2016',
    used: t('The coast on maps'),
    licence: { name: t('OGL v3.0 and CC BY 4.0'), href: 'https://creativecommons.org/licenses/by/4.0/' },
    credit: t('Contains OS, ONS, NRS and LPS data © Crown copyright and database right 2016.'),
  },
  {
    name: t('Bricolage Grotesque, Atkinson Hyperlegible Next'),
    href: 'https://openfontlicense.org/',
    by: 'Mathieu Triay; Braille Institute of America',
    year: t('As packaged by Fontsource'),
    used: t('The letters you are reading'),
    licence: { name: t('SIL Open Font Licence 1.1'), href: 'https://openfontlicense.org/' },
  },
];
