import path from 'node:path';

/** A framework that the three pages are written in as well, under `bench/peers`. */
export interface Framework {
  readonly name: string;
  /** Folder under `bench/peers`. */
  readonly folder: string;
  /** Arguments of `npx` that build it. */
  readonly build: readonly string[];
  /** Arguments of Node.js and variables that serve the build on a port. */
  serve(port: number): { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv };
}

/** Installed outside of the workspaces, so that building the product does not download the frameworks. */
export const installedIn = ({ folder }: Framework): string => path.join('.signpost', 'peers', folder);

export const NEXT: Framework = {
  name: 'Next.js 16',
  folder: 'next',
  build: ['next', 'build'],
  serve: (port) => ({
    args: ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    env: {},
  }),
};

const ASTRO: Framework = {
  name: 'Astro 5',
  folder: 'astro',
  build: ['astro', 'build'],
  serve: (port) => ({
    args: ['dist/server/entry.mjs'],
    env: { HOST: '127.0.0.1', PORT: String(port) },
  }),
};

export const FRAMEWORKS: readonly Framework[] = [NEXT, ASTRO];
