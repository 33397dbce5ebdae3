import { until } from '../testing/stage';
import { openTheftStage, remoteOf } from '../testing/theft-stage';
import { layersIn } from './foreign-layers';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

it.each([
  ['@layer pages{.a{color:red}}', ['pages']],
  ['@layer unis.late{.a{color:red}}@layer pages{}', ['unis.late', 'pages']],
  ['@layer pages,unis;', ['pages', 'unis']],
  ['@layer careers{@media print{.a{color:red}@layer unis{}}}', ['careers', 'careers.unis']],
  ['@layer careers{.a{color:red}}@layer unis{}', ['careers', 'unis']],
  ['@layer{.a{color:red}}', []],
  ['/* @layer unis{ */.a{content:"@layer unis{"}', []],
])('finds the layers of %s', (css, layers) => {
  expect(layersIn(css)).toEqual(layers);
});

it('a release with a layer of another remote is not run, and the one before it stays', async () => {
  const stage = await openTheftStage();
  try {
    const set = await stage.open();
    const before = remoteOf(set, 'careers')?.loaded?.release;
    const more = { 'client/careers.css': '@layer unis{.careers-a{color:red}}' };
    const live = await stage.storeStolen({ paths: ['/careers'], more });
    await stage.changeCareers((entry) => ({ ...entry, live }));
    await until(() => stage.events.some(({ type }) => type === 'failed'), 20_000);
    expect(remoteOf(set, 'careers')?.loaded?.release).toBe(before);
  } finally {
    await stage.close();
  }
});
