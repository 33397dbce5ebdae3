import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import config from '../../remote.config';
import { slots } from '../remote';
import { Component, facts } from './industry-card';

const record = (kind: SearchHit['kind'], facts: SearchHit['facts'] = {}): SearchHit => ({
  kind,
  id: 'one',
  name: 'A name',
  title: [
    { text: 'A ', marked: false },
    { text: 'name', marked: true },
  ],
  titleMatch: 'full',
  summary: [{ text: 'What it is about.', marked: false }],
  url: '/explore/one',
  image: null,
  logo: null,
  position: null,
  distance: null,
  facts,
});
const place = { layout: 'row', level: 3 } as const;
const show = (card: ReactElement) => {
  render(<MemoryRouter>{card}</MemoryRouter>);
  return screen.getByRole('article');
};

it('fills the slots that it says it fills', () => {
  expect(Object.keys(slots)).toEqual(config.slots);
});

it('[R-16] an industry says what it does and who works there', () => {
  const industry = record('industry_guides', { careers: ['Farmer', 'Biologist', 'Chef', 'Vet'] });
  const card = show(<Component {...place} record={industry} />);
  expect(card).toHaveTextContent('A nameWhat it is about.FarmerBiologistChef');
  expect(facts(record('industry_guides'))).toEqual([]);
});
