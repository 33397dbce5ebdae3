import type { StatsCompilation } from 'webpack';
import type { Assets } from '@signpost/federation/registry';

const urls = (assets: readonly { name: string }[] = []): string[] =>
  assets.map(({ name }) => `/assets/${name}`);

const assetsOf = (files: readonly string[]): Assets => ({
  js: files.filter((name) => name.endsWith('.js')),
  css: files.filter((name) => name.endsWith('.css')),
});

const PICTURES = {
  icon192: '/assets/icon-192.png',
  icon512: '/assets/icon-512.png',
  maskable: '/assets/icon-maskable-512.png',
  touch: '/assets/icon-touch-180.png',
  preview: '/assets/preview.png',
  screenNarrow: '/assets/screen-narrow.webp',
  screenWide: '/assets/screen-wide.webp',
} as const;

/** The files of every page, in the format of the shell's build. */
export const describeShell = ({ entrypoints, assets, namedChunkGroups = {} }: StatsCompilation) => ({
  js: assetsOf(urls(entrypoints?.['shell']?.assets)).js,
  preload: assetsOf(urls(namedChunkGroups['main']?.assets)).js,
  css: assetsOf(urls(namedChunkGroups['main']?.assets)).css,
  chunks: Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => name.startsWith('shell.'))
      .map(([name, group]) => [name, assetsOf(urls(group.assets))]),
  ),
  icon: '/assets/icon.svg',
  pictures: PICTURES,
  fonts: urls(assets).filter((name) => name.endsWith('.woff2')),
});

/** The URLs of the files of each named chunk, which a page of that name preloads. */
export const describeChunks = ({ namedChunkGroups = {} }: StatsCompilation): Record<string, Assets> =>
  Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => [name, assetsOf(urls(group.assets))]),
  );
