import { BATH } from '../site';
import { answerWith, markup } from './answers';
import { entity, picture } from './entity';
import { expect, test } from './stand';

const EMPLOYER = '/explore/employer/aldermast';
const UNI_DETAIL = '/explore/uni-detail/10007850';

entity('[E-13] a university has the fields of the source and the first 8 characters of its id', {
  call: '/api/v1/institution',
  at: 'results.0',
  fields: {
    providerId: '87654321-e13',
    institutionCode: 'E13',
    name: 'Dough College',
    sortName: 'College, Dough',
    entityId: 'entity-e13',
    unibuddyId: 'buddy-e13',
    websiteUrl: 'https://dough.example',
    phone: '01225 111111',
    email: 'e13@dough.example',
    image: picture('e13'),
    banner: picture('banner-e13'),
    nssScore: 83,
    'salary.median': 31913,
    'address.line1': 'Oven One',
    'address.line2': 'Oven Two',
    'address.line3': 'Oven Three',
    'address.location': 'Yeaston',
    'address.postcode': 'YE1 5ST',
    'tef.overall': 'Bronze',
  },
  pages: [UNI_DETAIL, BATH],
  shows: [
    '<h1>Dough College</h1>',
    '<dt>UCAS code</dt><dd>E13</dd>',
    'https://unibuddy.co/embed/buddy-e13/',
    'href="https://dough.example"',
    'href="tel:01225111111"',
    'href="mailto:e13@dough.example"',
    `${picture('banner-e13')}?w=320 320w`,
    picture('e13'),
    '£31,913',
    '<span>Oven One</span><span>Oven Two</span><span>Oven Three</span><span>Yeaston</span><span>YE1 5ST</span>',
    'Bronze',
    'href="/explore/unis/87654321/dough-college',
  ],
  carries: {
    shortProviderId: '87654321',
    sortName: 'College',
    entityId: 'entity-e13',
    nssScore: '83',
    distance: '0',
    extended: 'true',
  },
});

entity(
  '[E-16] an employer has its alias from machine_name, places, figures, quotes and the other fields of the source',
  {
    call: '/api/v1/employer',
    at: '0',
    fields: {
      machine_name: 'e16',
      name: 'Dough Works',
      title: 'Dough Works Ltd',
      'address.address1': 'Oven Row',
      'address.county': 'Breadshire',
      'branchLocations.0.city': 'Crumbton',
      awards: ['Best crust'],
      banner: picture('banner-e16'),
      tile: picture('tile-e16'),
      logo: picture('logo-e16'),
      'companyInfo.companySize': '12 bakers',
      'companyInfo.founded': '1616',
      'companyInfo.industry': 'Bread',
      'companyInfo.revenue': '£16',
      cultureAndValues: 'We value crumbs.',
      email: 'e16@dough.example',
      guid: 'guid-e16',
      salesforceId: 'force-e16',
      'galleryImages.0.url': picture('gallery-e16'),
      'longDescription.text': 'Long is the loaf.',
      'shortDescription.summary': 'Short is the roll.',
      perks: ['Free rolls'],
      'primaryQuote.quote': 'I knead.',
      'secondaryQuote.quote': 'I bake.',
      'testimonials.0.quote': 'I eat.',
      telephone: '0131 616 1616',
      'universities.0.name': 'Dough College',
      url: 'https://dough.example/',
    },
    pages: [EMPLOYER],
    shows: [
      '/explore/employer/e16"',
      '<h1>Dough Works</h1>',
      'Oven Row',
      'Breadshire',
      'Crumbton',
      '<li>Best crust</li>',
      `${picture('banner-e16')}?w=320 320w`,
      picture('logo-e16'),
      '12 bakers',
      '<dd>1616</dd>',
      '<dd>Bread</dd>',
      '<dd>£16</dd>',
      'We value crumbs.',
      'mailto:e16@dough.example',
      picture('gallery-e16'),
      'Long is the loaf.',
      'Short is the roll.',
      'Free rolls',
      'I knead.',
      'I bake.',
      'I eat.',
      'tel:01316161616',
      '>Dough College</a>',
      'href="https://dough.example/"',
    ],
    carries: {
      alias: 'e16',
      image: picture('tile-e16'),
      guid: 'guid-e16',
      salesforceId: 'force-e16',
      title: 'Dough Works Ltd',
    },
  },
);

test('[E-17] each known perk has an icon of its own, any other the info icon', async ({ stand, saw }) => {
  const known = [
    'Bonus and reward scheme',
    'Cycle scheme',
    'Employee assistance',
    'Flexible working',
    'Generous parental leave',
    'Gym membership and learning and development focus',
    'Health cover',
    'Learning and development',
    'Pension',
    'Remote working',
    'Rewards and benefits',
    'Wellbeing scheme',
  ];
  answerWith(stand, '/api/v1/employer', { '0.perks': [...known, 'Free rolls', 'A dog'] });
  const elements = markup((await stand.get('/explore/employer/aldermast')).html);
  const icons = [...known, 'Free rolls', 'A dog'].map(
    (perk) => new RegExp(`<path d="([^"]*)"></path></svg>${perk}</li>`).exec(elements)?.[1],
  );
  const [roll, dog] = icons.slice(-2);
  expect(icons).not.toContain(undefined);
  expect(roll).toBe(dog);
  expect(new Set(icons).size).toBe(known.length + 1);
  saw(`${new Set(icons).size - 1} icons for ${known.length} perks, one for two others`);
});

test('[E-20] the countries have their ISO codes, and the United States of America an extra entry', async ({
  stand,
  saw,
}) => {
  const [, options = ''] =
    /<select[^>]*name="country"[^>]*>(.*?)<\/select>/.exec(
      markup((await stand.get(`${BATH}/international`)).html),
    ) ?? [];
  const codes = [...options.matchAll(/<option value="([A-Z]*)"[^>]*>([^<]*)/g)].map(
    ([, code, name]) => `${code} ${name}`,
  );
  expect(codes).toEqual(
    expect.arrayContaining(['FR France', 'US United States', 'USA United States of America']),
  );
  expect(codes.filter((entry) => /^[A-Z]{2} /.test(entry)).length).toBeGreaterThan(230);
  expect(codes.filter((entry) => /^[A-Z]{3,} /.test(entry))).toEqual(['USA United States of America']);
  saw(`${codes.length - 1} countries, with US United States and USA United States of America`);
});
