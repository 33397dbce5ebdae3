import { sign } from 'node:crypto';
import { newKeyPair, publicKeys } from '../registry';
import { openStage } from '../loading/testing/stage';
import { previewLink } from './link';
import { readPreview, signPreview, type Preview } from './token';

const SITE = 'https://www.example.org';
const NOON = new Date('2026-11-21T12:00:00.000Z');
const pair = newKeyPair();
const keys = publicKeys(pair.publicKey);
const claims: Preview = {
  remote: 'unis',
  release: '0123456789ab',
  integrity: 'a'.repeat(64),
  site: SITE,
  expires: '2026-11-21T13:00:00.000Z',
};
const token = signPreview(claims, pair.privateKey);

describe('token of a preview link', () => {
  it('returns the signed claims, to the site that it is for, until it expires', () => {
    expect(readPreview(token, () => keys, SITE, NOON)).toEqual(claims);
    const deep = signPreview({ ...claims, site: `${SITE}/explore/unis?page=2` }, pair.privateKey);
    expect(readPreview(deep, () => keys, SITE, NOON)).toEqual(claims);
  });

  it('is refused once it has expired', () => {
    expect(() => readPreview(token, () => keys, SITE, new Date(claims.expires))).toThrow('has expired');
  });

  it('is refused by another site', () => {
    expect(() => readPreview(token, () => keys, 'https://evil.test', NOON)).toThrow('is for another site');
    expect(() => readPreview(token, () => keys, 'http://www.example.org', NOON)).toThrow(
      'is for another site',
    );
  });

  it('is refused when another key signed it, or no key is known', () => {
    const other = publicKeys(newKeyPair().publicKey);
    expect(() => readPreview(token, () => other, SITE, NOON)).toThrow('a key that this site does not know');
    expect(() => readPreview(token, () => [], SITE, NOON)).toThrow('a key that this site does not know');
  });

  it('is refused when any part of it was changed', () => {
    const [body = '', signature = ''] = token.split('.');
    const later = { ...claims, expires: '2030-01-01T00:00:00.000Z' };
    const forged = Buffer.from(JSON.stringify(later)).toString('base64url');
    for (const changed of [
      `${forged}.${signature}`,
      `${body}.${'A'.repeat(86)}`,
      body,
      `${token}.x`,
      '.',
      '',
    ])
      expect(() => readPreview(changed, () => keys, SITE, NOON)).toThrow('was changed');
  });

  it('is invalid when the key signed other content', () => {
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const signature = sign(null, Buffer.from(body), pair.privateKey).toString('base64url');
    expect(() => readPreview(`${body}.${signature}`, () => keys, SITE, NOON)).toThrow('was changed');
  });

  it.each([
    ['more than one remote', { remote: ['unis', 'courses'] }],
    ['an additional remote', { remotes: ['courses'] }],
    ['a release that could leave its folder', { release: '../../etc' }],
  ])('cannot name %s', (_, change) => {
    expect(() => signPreview({ ...claims, ...change } as Preview, pair.privateKey)).toThrow();
    const body = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
    const bytes = Buffer.from(`signpost preview\n${body}`);
    const signature = sign(null, bytes, pair.privateKey).toString('base64url');
    expect(() => readPreview(`${body}.${signature}`, () => keys, SITE, NOON)).toThrow(
      'does not name one release',
    );
  });
});

describe('preview link', () => {
  it('opens the page it is made for, with the hash of the files in the store', async () => {
    const stage = await openStage();
    const { release, integrity } = await stage.put('first');
    const what = { store: stage.store, remote: 'tiny', expires: new Date(claims.expires), ...pair };
    const link = new URL(await previewLink({ ...what, release, site: `${SITE}/tiny?page=2` }));
    expect(link.origin + link.pathname).toBe(`${SITE}/tiny`);
    expect(link.searchParams.get('page')).toBe('2');
    const said = readPreview(link.searchParams.get('preview') ?? '', () => keys, SITE, NOON);
    expect(said).toEqual({ ...claims, remote: 'tiny', release, integrity });
    await expect(previewLink({ ...what, release: '0123456789ab', site: SITE })).rejects.toThrow(
      'has no release 0123456789ab of tiny',
    );
    await stage.close();
  });
});
