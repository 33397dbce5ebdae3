import { act, screen } from '@testing-library/react';
import { json, loaderContext, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { settingsContext } from '@signpost/federation/settings';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import * as apprenticeship from './apprenticeship-card';
import * as employer from './employer-card';
import * as explore from './explore-row';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as provider from './provider-row';
import * as experience from './work-experience-card';

it('an apprenticeship card shows employer, level, wage and closing date [R-16]', () => {
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

it('an employer card shows industry, location and size [R-16]', () => {
  const bank = searchRecord('employers', {
    industry: 'Savings',
    town: 'Edinburgh',
    companySize: '1,000 people or more',
  });
  expect(showCard(employer, bank)).toHaveTextContent(
    'A nameSavings, EdinburghWhat it is about.1,000 people or more',
  );
});

it('a work experience card shows duration, difficulty and certificate [R-16]', () => {
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
  const args = (query = '') => rowArgs(loaderContext(server.base), query);
  const found = {
    results: [
      {
        hits: [{ objectID: 'x', title: 'Found', url: '/explore/x', notice: 'This is invented.' }],
        nbHits: 1,
        nbPages: 1,
      },
    ],
  };

  it('the home page row shows apprenticeships that close soonest, with the required notices [R-01]', async () => {
    server.answer(json(found));
    await showRow(home, args());
    expect(screen.getByRole('heading', { name: 'Apprenticeships closing soon' })).toBeVisible();
    expect(screen.getByText('This is invented.')).toBeVisible();
  });

  it.each([
    ['home page', home, 'apprenticeships:x'],
    ['explore page', explore, 'work-experiences:x'],
  ] as const)('the row of the %s saves a record by its kind and id', async (_, row, id) => {
    setFavourites(NO_FAVOURITES);
    server.answer(json(found));
    await showRow(row, args());
    act(() => screen.getByRole('button', { name: 'Save Found' }).click());
    expect(currentFavourites().pages).toEqual([{ id, title: 'Found', url: '/explore/x' }]);
    expect(screen.getByRole('button', { name: 'Saved Found' })).toBeVisible();
  });

  it('the personalised row is empty without a usable postcode, and makes no call for an invalid one [R-13]', async () => {
    const before = server.asked.length;
    expect((await forYou.load(args('?postcode=%3Cscript%3E'))).apprenticeships).toEqual([]);
    expect(server.asked).toHaveLength(before);
  });

  describe('on a university’s page', () => {
    const bath = { providerId: '10007850', name: 'University of Bath', place: 'Bath' };
    const at = { lat: 51.38, lng: -2.33 };

    it('shows apprenticeships near it that close soonest, with the required notices', async () => {
      server.answer(json(found));
      await showRow(provider, { ...args(), input: { ...bath, position: at } });
      expect(screen.getByRole('heading', { name: 'Apprenticeships near Bath' })).toBeVisible();
      expect(screen.getByText(/^Within 15 miles of the university.*This is invented\.$/)).toBeVisible();
      expect(server.asked).toHaveLength(1);
    });

    const argsWith = (changed: Readonly<Record<string, boolean | number>>) => {
      const all = args();
      all.context.set(settingsContext, { employers: changed });
      return { ...all, input: { ...bath, position: at } };
    };

    it('searches within the radius of the settings', async () => {
      server.answer(json(found));
      await showRow(provider, argsWith({ nearbyRadius: 40 }));
      expect(screen.getByText(/^Within 40 miles of the university/)).toBeVisible();
    });

    it('is empty and makes no call while its flag is off', async () => {
      const before = server.asked.length;
      const { container } = await showRow(provider, argsWith({ providerRow: false }));
      expect(container).toBeEmptyDOMElement();
      expect(server.asked).toHaveLength(before);
    });

    it('is empty and makes no call when its position is unknown', async () => {
      const before = server.asked.length;
      const { container } = await showRow(provider, { ...args(), input: { ...bath, position: null } });
      expect(container).toBeEmptyDOMElement();
      expect(server.asked).toHaveLength(before);
    });
  });
});
