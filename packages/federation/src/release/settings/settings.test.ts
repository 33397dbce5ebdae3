import { statusText } from '../report/status';
import { registryOf } from '../store';
import { careersSquad, createStage, refusals, unisSquad, type Stage } from '../testing/rights-stage';
import { changeSettings, rollbackSettings } from './change-settings';
import { runSettings } from './commands';

const settings = {
  mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
  listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
};

let stage: Stage;
beforeEach(async () => {
  stage = await createStage();
  await stage.as(unisSquad, () => stage.publish('unis', 'with settings', { manifest: { settings } }));
});
afterEach(() => stage.close());

const change = (...changes: string[]) =>
  stage.as(unisSquad, () => changeSettings(stage.store, 'unis', changes));
const valuesOf = async () => (await stage.accepted()).remotes['unis']?.settings.values;

describe('settings in the registry', () => {
  it('are changed without a release, signed by the squad, and a shell accepts them', async () => {
    const before = await stage.accepted();
    const { live } = await change('listSize=30', 'mapFirst=25%');
    const after = await stage.accepted(before);
    expect(after.remotes['unis']?.settings.values).toEqual({ listSize: 30, mapFirst: 25 });
    expect(live.release).toBe(before.remotes['unis']?.live.release);
    expect(refusals(after)).toEqual([]);
  });

  it('cannot be changed with the key of another squad, nor behind the commands', async () => {
    await expect(
      stage.as(careersSquad, () => changeSettings(stage.store, 'unis', ['listSize=30'])),
    ).rejects.toThrow(/key \w{16} may not release unis/);
    const before = await stage.accepted();
    await stage.rewrite((raw) => {
      raw.remotes['unis'] = { ...raw.remotes['unis'], settings: { values: { listSize: 5 }, previous: {} } };
    });
    const after = await stage.accepted(before);
    expect(after.remotes['unis']?.settings.values).toEqual({});
    expect(refusals(after)).toEqual(['unis rights: the entry was changed after it was signed']);
  });

  it.each([
    ['listSize=500', 'listSize takes a number from 5 to 50'],
    ['mapFirst=perhaps', 'mapFirst takes on, off'],
    ['colour=red', 'There is no setting colour. The settings are: mapFirst, listSize.'],
    ['listSize', 'listSize: say <setting>=<value>'],
  ])('%s is refused, and nothing changes', async (word, reason) => {
    await expect(change('mapFirst=on', word)).rejects.toThrow(reason);
    expect(await valuesOf()).toEqual({});
  });

  it('are rolled back to those before the last change, and forward again', async () => {
    await change('listSize=30');
    await change('listSize=', 'mapFirst=on');
    expect(await valuesOf()).toEqual({ mapFirst: 100 });
    const rollback = () => stage.as(unisSquad, () => rollbackSettings(stage.store, 'unis'));
    await rollback();
    expect(await valuesOf()).toEqual({ listSize: 30 });
    await rollback();
    expect(await valuesOf()).toEqual({ mapFirst: 100 });
  });

  it('outlive a release, and one that has no such setting any more', async () => {
    await change('listSize=30');
    await stage.as(unisSquad, () => stage.publish('unis', 'without settings'));
    expect(await valuesOf()).toEqual({ listSize: 30 });
    await change('listSize=');
    expect(await valuesOf()).toEqual({});
  });

  it('are in the history and the status with who changed them', async () => {
    await change('mapFirst=25%');
    const registry = await registryOf(stage.store);
    expect(registry.remotes['unis']?.history[0]).toMatchObject({
      action: 'settings',
      settings: { mapFirst: 25 },
    });
    const text = statusText(registry, 'unis');
    expect(text).toMatch(/settings +mapFirst=25%/);
    expect(text).toMatch(/history .* settings +mapFirst=25% +by /);
  });

  it('are shown by the command with values, defaults and descriptions', async () => {
    await change('listSize=30');
    expect(await runSettings(stage.store, ['unis'], false, 'usage')).toBe(
      [
        'unis',
        '  mapFirst  off  Puts the map above the list.',
        '  listSize  30 (default 20)  Universities on a page.',
      ].join('\n'),
    );
    expect(await runSettings(stage.store, ['careers'], false, 'usage')).toBe('careers has no settings');
    await expect(runSettings(stage.store, [], false, 'how to use it')).rejects.toThrow('how to use it');
  });
});
