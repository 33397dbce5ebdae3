/** @jest-environment node */
import { json, loaderContext, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rawPlace } from '../testing/fixtures';
import { lookUp } from './place';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const look = (query: string, answer = json(rawPlace)) => {
  server.answer(answer);
  return lookUp(loaderContext(server.base), new URLSearchParams(query));
};
const calls = () => server.asked.filter((call) => call.includes('geocode'));

describe('postcode of an address', () => {
  it('is looked up, and named with its town [C-17]', async () => {
    expect(await look('postcode=+BA1+1AA%00')).toEqual({
      postcode: 'BA1 1AA',
      from: {
        postcode: 'BA1 1AA',
        lat: 51.38,
        lng: -2.36,
        name: 'BA1, Bath',
        region: 'South West',
        country: 'England',
      },
      error: null,
    });
    const townless = await look('postcode=BA1+1AB', json({ ...rawPlace, town: null }));
    expect(townless.from?.name).toBe('BA1');
  });

  it.each(['', 'postcode=', 'postcode=%20%20'])('makes no call without one: %j', async (query) => {
    expect(await look(query)).toEqual({ postcode: '', from: null, error: null });
    expect(calls()).toEqual([]);
  });

  it('is refused without a call when it is too long', async () => {
    const { postcode, error } = await look('postcode=BA1+1AA+and+more');
    expect([postcode, error]).toEqual([
      'BA1 1AA an',
      'Enter a full postcode, such as BA2 7AY, or its first half.',
    ]);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['malformed', 400, /^Enter a full postcode/],
    ['unknown', 404, /^We cannot find that postcode/],
    ['not available', 418, /^We cannot look up postcodes at the moment/],
  ])('has a message when it is %s', async (_, status, message) => {
    const { from, error } = await look(`postcode=X${status}`, json({ detail: 'No' }, status));
    expect(from).toBeNull();
    expect(error).toMatch(message);
  });
});
