import { postcodeCache } from '.';
import { keepFunctionalConsent } from '../storage';

const BATH = {
  lat: 51.38,
  lng: -2.36,
  place: { postcode: 'BA2 7AY', outcode: 'BA2', town: 'Bath', region: 'South West', country: 'England' },
};

beforeEach(() => {
  localStorage.clear();
  keepFunctionalConsent(true);
});

describe('the position of a postcode', () => {
  it('is stored under the postcode, in any spelling [S-11]', () => {
    expect(postcodeCache.read('BA2 7AY')).toBeNull();
    postcodeCache.write('ba2 7ay', BATH);
    expect(postcodeCache.read('BA27AY')).toEqual(BATH);
    expect(JSON.parse(localStorage.getItem('UcasUserLoc_BA27AY') ?? '').value).toEqual(BATH);
  });

  it('is not stored without consent [S-11]', () => {
    keepFunctionalConsent(false);
    postcodeCache.write('BA2 7AY', BATH);
    expect(localStorage).toHaveLength(0);
  });

  it('is ignored when it is not a position [S-11]', () => {
    postcodeCache.write('BA2 7AY', BATH);
    localStorage.setItem('UcasUserLoc_BA27AY', JSON.stringify({ version: 1, value: { lat: 'north' } }));
    expect(postcodeCache.read('BA2 7AY')).toBeNull();
  });
});
