import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '../base';
import { json, startTestApi, type TestApi } from '../testing';
import { rawEmployer } from './fixtures';
import { employersApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const context = (report = jest.fn()) =>
  new RouterContextProvider(new Map([[storeContext, createStore({ apiBase: server.base, report })]]));
const { getEmployer, listEmployers } = employersApi.endpoints;

describe('employers', () => {
  it('one is requested by its alias and mapped [C-18] [E-16]', async () => {
    server.answer(json([rawEmployer]));
    const employer = await load(context(), getEmployer.initiate({ alias: 'penhallick-marine' }));
    expect(server.asked).toEqual(['GET /api/v1/employer?pathAlias=penhallick-marine']);
    expect(employer).toMatchObject({
      alias: 'penhallick-marine',
      image: rawEmployer.tile,
      latlon: { lat: 50.15, lng: -5.07 },
      companyInfo: { headquarters: { city: 'Falmouth' }, revenue: null },
      universities: [{ name: 'Falmouth University' }],
    });
    expect(employer).not.toHaveProperty('machine_name');
  });

  it('social links are only web addresses, with their text [E-16]', async () => {
    server.answer(json([rawEmployer]));
    const { socialMediaLinks } = await load(context(), getEmployer.initiate({ alias: 'x' }));
    expect(socialMediaLinks).toEqual([
      { network: 'linkedin', text: 'View on LinkedIn', url: 'https://linkedin.example/penhallick' },
      { network: 'youtube', text: 'View on YouTube', url: 'https://youtube.example/penhallick' },
    ]);
  });

  it('all are listed without an alias; an invalid record is omitted and reported [C-18]', async () => {
    server.answer(json([rawEmployer, { ...rawEmployer, address: null }]));
    const report = jest.fn();
    expect(await load(context(report), listEmployers.initiate({ preview: true }))).toHaveLength(1);
    expect(server.asked).toEqual(['GET /api/v1/employer?preview=true']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('an empty alias returns none without a call [V-02]', async () => {
    server.answer(json([rawEmployer]));
    expect(await load(context(), listEmployers.initiate({ alias: ' ' }))).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('no match is a 404 with its message [X-08]', async () => {
    server.answer(json([]));
    await expect(load(context(), getEmployer.initiate({ alias: 'nobody' }))).rejects.toMatchObject({
      data: 'There has been a problem fetching this employer. No matching employer found',
      init: { status: 404 },
    });
  });

  it.each([
    [json({ detail: 'pathAlias is too long' }, 400), 'pathAlias is too long', 400],
    [json({ employers: [] }), 'Error parsing response', 502],
  ])('a failure has its reason appended [X-08]', async (answer, reason, status) => {
    server.answer(answer);
    await expect(load(context(), listEmployers.initiate({}))).rejects.toMatchObject({
      data: `There has been a problem fetching employers. ${reason}`,
      init: { status },
    });
  });
});
