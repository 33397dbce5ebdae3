import { searchRecord, showCard } from '@signpost/federation/conformance/testing';
import * as industry from './industry-card';

it('an industry card shows its summary and careers [R-16]', () => {
  const farming = searchRecord('industry_guides', { careers: ['Farmer', 'Biologist', 'Chef', 'Vet'] });
  expect(showCard(industry, farming)).toHaveTextContent('A nameWhat it is about.FarmerBiologistChef');
  expect(industry.facts(searchRecord('industry_guides'))).toEqual([]);
});
