/** @jest-environment node */
import { api } from './api';

describe('options of endpoints', () => {
  it('refuses an option whose code is not in browsers, on the server', () => {
    const inject = () =>
      api.injectEndpoints({
        endpoints: (build) => ({
          listThings: build.query<string, undefined>({
            query: () => '/things',
            onQueryStarted: () => undefined,
          }),
        }),
      });
    expect(inject).toThrow('listThings has onQueryStarted, which browsers do not support');
  });
});
