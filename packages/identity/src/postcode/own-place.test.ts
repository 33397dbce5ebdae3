import { act, renderHook, waitFor } from '@testing-library/react';
import { keepFunctionalConsent, postcodeCache } from '@signpost/identity';
import { ANONYMOUS } from '../account/anonymous';
import { setVisitor, type Visitor } from '../account/visitor-state';
import { useOwnDistance, useOwnPlace } from './own-place';

const placeOf = (postcode: string, lat: number, lng: number) => ({
  ...{ lat, lng },
  place: { postcode, outcode: postcode.slice(0, 3), town: null, region: null, country: null },
});
const BATH = placeOf('BA2 7AY', 51.38, -2.36);
const LEEDS = placeOf('LS2 9JT', 53.8, -1.55);
const EDINBURGH = { lat: 55.95, lng: -3.19 };

const setTo = (visitor: Visitor) => act(() => setVisitor(visitor));

beforeEach(() => {
  localStorage.clear();
  keepFunctionalConsent(true);
  setTo({ status: 'anonymous', person: ANONYMOUS });
});

describe('the visitor’s own place', () => {
  it('is the postcode that was looked up last on the device [S-11]', async () => {
    postcodeCache.write('BA2 7AY', BATH);
    postcodeCache.write('LS2 9JT', LEEDS);
    postcodeCache.write('BA2 7AY', BATH);
    const { result } = renderHook(useOwnPlace);
    await waitFor(() => expect(result.current).toEqual({ postcode: 'BA2 7AY', lat: 51.38, lng: -2.36 }));
  });

  it('is the account’s postcode when there is one [S-11]', () => {
    postcodeCache.write('BA2 7AY', BATH);
    const latlng = { lat: LEEDS.lat, lng: LEEDS.lng };
    setTo({ status: 'signedIn', person: { ...ANONYMOUS, uid: '1', postcode: 'LS2 9JT', latlng } });
    const { result } = renderHook(useOwnPlace);
    expect(result.current).toEqual({ postcode: 'LS2 9JT', ...latlng });
  });

  it('is not known without consent, nor before the visitor is [S-11]', () => {
    postcodeCache.write('BA2 7AY', BATH);
    setTo({ status: 'unknown', person: ANONYMOUS });
    expect(renderHook(useOwnPlace).result.current).toBeNull();
    setTo({ status: 'anonymous', person: ANONYMOUS });
    keepFunctionalConsent(false);
    expect(renderHook(useOwnPlace).result.current).toBeNull();
  });

  it('is measured from to the nearest position, unless a distance was measured', async () => {
    const measure = () => renderHook(useOwnDistance).result.current;
    expect(measure()([EDINBURGH])).toBeNull();
    postcodeCache.write('BA2 7AY', BATH);
    const { result } = renderHook(useOwnDistance);
    await waitFor(() => expect(result.current([EDINBURGH, LEEDS, null])).toBeCloseTo(170.4, 0));
    expect(result.current([null])).toBeNull();
    expect(result.current([EDINBURGH], 3.2)).toBe(3.2);
  });
});
