import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { readSettings } from '@signpost/federation/settings';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { cookieOf, live, openPages, running } from './testing/open-pages';
import { withSettings } from './settings';

const settings = {
  mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
  listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
} as const;

/** A release whose page shows the settings that its loader reads. */
const release = (): LoadedRemote => {
  const loaded = running('444444444444', ({ context }: LoaderFunctionArgs) => ({
    seen: readSettings(context, 'unis', settings),
  }));
  return { ...loaded, manifest: { ...loaded.manifest, settings } };
};

const seenIn = (body: string) => /"seen",({.*?})|{"seen":({.*?})/.exec(body)?.[0] ?? body;

describe('settings of a page', () => {
  let site: ReturnType<typeof openPages>;
  beforeEach(() => {
    site = openPages();
  });

  it('are the defaults while the registry has no values', async () => {
    site.setLive(release(), {});
    const { body, headers } = await site.request('/unis');
    expect(seenIn(body)).toContain('"mapFirst":false,"listSize":20');
    expect(headers['cache-control']).toContain('s-maxage=10');
    expect(body).not.toContain('"settings"');
  });

  it('are the registry’s for all visitors, in a page that all share', async () => {
    site.setLive(release(), { listSize: 35, mapFirst: 100 });
    const { body, headers } = await site.request('/unis');
    expect(seenIn(body)).toContain('"mapFirst":true,"listSize":35');
    expect(body).toContain('"settings":{"unis":{"listSize":35,"mapFirst":true}}');
    expect(headers['cache-control']).toContain('s-maxage=10');
    expect(body).not.toContain('"flags"');
  });

  it('differ between visitors while a flag is on for a share of them, the same for a bucket each time', async () => {
    site.setLive(release(), { mapFirst: 30 });
    const on: number[] = [];
    for (let bucket = 0; bucket < 100; bucket += 1) {
      const { body, headers } = await site.request('/unis', { cookie: `signpost-release=${bucket}` });
      const isOn = seenIn(body).includes('"mapFirst":true');
      if (isOn) on.push(bucket);
      expect(body).toContain(`"flags":"unis.mapFirst:${isOn ? 'on' : 'off'}"`);
      expect(headers['cache-control']).toMatch(/^private/);
    }
    expect(on).toHaveLength(30);
    const again = await site.request('/unis', { cookie: `signpost-release=${on[0]}` });
    expect(seenIn(again.body)).toContain('"mapFirst":true');
  });

  it('a visitor without a bucket gets one in a session cookie', async () => {
    site.setLive(release(), { mapFirst: 30 });
    expect(cookieOf(await site.request('/unis'))).toMatch(/^signpost-release=\d{1,2}; Path=\/; HttpOnly/);
  });

  it('a host’s server gets the flags that are on for all', async () => {
    site.setLive(release(), { mapFirst: 99 });
    const { body, headers } = await site.request('/unis', { 'x-embedded': '1' });
    expect(seenIn(body)).toContain('"mapFirst":false');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('leaves the remotes as they are while all settings have their defaults', () => {
  const remotes: ActiveRemotes = {
    version: '1',
    retired: [],
    remotes: [{ name: 'unis', paths: [], loaded: live, settings: { gone: 3 } }],
  };
  expect(withSettings(remotes, 5)).toBe(remotes);
});
