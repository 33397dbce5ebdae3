import react from 'react';
import { SITE } from '../site';
import { viewIn } from './load-view';
import { View } from './view';

const ADDRESS = 'http://localhost/view.cy.js?sha256=%40%40view.cy%40%40';
const WelshView = () => null;
const create = jest.fn(() => WelshView);

jest.mock(
  'http://localhost/view.cy.js?sha256=%40%40view.cy%40%40#2',
  () => ({ __esModule: true, default: create }),
  {
    virtual: true,
  },
);

/** Lets the browser preload modules, each with this result. */
const preloads = (result: 'load' | 'error') =>
  jest.spyOn(document.head, 'append').mockImplementation((link) => {
    (link as HTMLLinkElement).dispatchEvent(new Event(result));
  });

beforeEach(() => {
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => true, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

it('returns the English view without a request [B-21]', async () => {
  const requested = preloads('load');
  expect(await viewIn('en-GB')).toEqual({ View, language: 'en-GB' });
  expect(requested).not.toHaveBeenCalled();
});

it('returns the English view when another language does not load, and tries again the next time [B-21]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Date, 'now').mockReturnValue(1);
  preloads('error');
  expect(await viewIn('cy')).toEqual({ View, language: 'en-GB' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('“cy” did not load'));

  jest.spyOn(Date, 'now').mockReturnValue(2);
  const requested = preloads('load');
  expect(await viewIn('cy')).toEqual({ View: WelshView, language: 'cy' });
  expect(requested).toHaveBeenCalledWith(
    expect.objectContaining({ href: `${ADDRESS}#2`, integrity: 'sha256-@@view.cy@@' }),
  );
  expect(create).toHaveBeenCalledWith({ react, site: expect.objectContaining({ SITE }) as object });
});

it('loads a language once [B-21]', async () => {
  const requested = preloads('load');
  const views = await Promise.all([viewIn('cy'), viewIn('cy')]);
  expect(views.map(({ language }) => language)).toEqual(['cy', 'cy']);
  expect(requested).not.toHaveBeenCalled();
});
