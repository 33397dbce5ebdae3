import { locatePostcode } from '.';
import { keepFunctionalConsent } from '../storage';

const BATH = { lat: 51.38, lng: -2.36 };
const LOG_LINE = 'There has been a problem fetching lat long';

beforeEach(() => {
  localStorage.clear();
  keepFunctionalConsent(true);
});

describe('the position of a postcode', () => {
  it('is looked up once and stored under the postcode [S-11]', async () => {
    const find = jest.fn(async () => ({ ...BATH, town: 'Bath' }));
    expect(await locatePostcode('BA2 7AY', find, () => {})).toEqual(BATH);
    expect(await locatePostcode('ba27ay', find, () => {})).toEqual(BATH);
    expect(find).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('UcasUserLoc_BA27AY') ?? '').value).toEqual(BATH);
  });

  it.each([
    ['a failure', () => Promise.reject(new Error('Down'))],
    ['an answer that is no position', async () => ({ lat: Number.NaN, lng: 0 })],
  ])('%s is 0, 0 and a log line, and is asked again [X-07]', async (_, find) => {
    const report = jest.fn();
    expect(await locatePostcode('BA2 7AY', find, report)).toEqual({ lat: 0, lng: 0 });
    expect(report).toHaveBeenCalledWith(LOG_LINE, expect.anything());
    expect(Object.keys(localStorage)).toEqual(['signpost.consent']);
    expect(await locatePostcode('BA2 7AY', async () => BATH, report)).toEqual(BATH);
  });

  it('is 0, 0 and not stored for an unknown postcode [X-07]', async () => {
    expect(
      await locatePostcode(
        'ZZ99 9ZZ',
        async () => ({ lat: 0, lng: 0 }),
        () => {},
      ),
    ).toEqual({ lat: 0, lng: 0 });
    expect(Object.keys(localStorage)).toEqual(['signpost.consent']);
  });

  it('is not stored without consent [S-11]', async () => {
    keepFunctionalConsent(false);
    expect(
      await locatePostcode(
        'BA2 7AY',
        async () => BATH,
        () => {},
      ),
    ).toEqual(BATH);
    expect(localStorage).toHaveLength(0);
  });
});
