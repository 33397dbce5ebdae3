import { screen } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { contextFor } from '../testing/open';
import * as apprenticeship from './apprenticeship-card';
import * as employer from './employer-card';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as experience from './work-experience-card';

it('[R-16] an apprenticeship says who hires, its level, its wage and until when one can apply', () => {
  const job = searchRecord('apprenticeships', {
    employer: 'Fellgate Leisure',
    town: 'Keswick',
    level: 3,
    salaryText: '£17,800 a year',
    closes: '2026-11-25',
  });
  const card = showCard(apprenticeship, { ...job, image: '/logo.webp' });
  expect(card).toHaveTextContent('Fellgate Leisure, Keswick');
  expect(card).toHaveTextContent('Level 3£17,800 a yearCloses 25th November 2026');
  expect(apprenticeship.facts(searchRecord('apprenticeships'))).toEqual(['Wage not published']);
});

it('[R-16] an employer says what it does, where and how big it is', () => {
  const bank = searchRecord('employers', {
    industry: 'Savings',
    town: 'Edinburgh',
    companySize: '1,000 people or more',
  });
  expect(showCard(employer, bank)).toHaveTextContent(
    'A nameSavings, EdinburghWhat it is about.1,000 people or more',
  );
});

it('[R-16] a work experience says how long it takes, how hard it is, and of a certificate', () => {
  const tried = searchRecord('virtual_work_experiences', {
    hours: 4.5,
    level: 'introductory',
    certificate: true,
  });
  expect(experience.facts(tried)).toEqual(['4.5 hours', 'Introductory', 'Certificate']);
});

describe('rows', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  const args = (query = '') => rowArgs(contextFor(server.base), query);
  const found = {
    results: [
      {
        hits: [{ objectID: 'x', title: 'Found', url: '/explore/x', notice: 'This is invented.' }],
        nbHits: 1,
        nbPages: 1,
      },
    ],
  };

  it('[R-01] on the home page: apprenticeships that close soonest, with what must be said of them', async () => {
    server.answer(json(found));
    await showRow(home, args());
    expect(screen.getByRole('heading', { name: 'Apprenticeships closing soon' })).toBeVisible();
    expect(screen.getByText('This is invented.')).toBeVisible();
  });

  it('[R-13] for one visitor: nothing without a usable postcode, and no call for one that is none', async () => {
    const before = server.asked.length;
    expect((await forYou.load(args('?postcode=%3Cscript%3E'))).apprenticeships).toEqual([]);
    expect(server.asked).toHaveLength(before);
  });
});
