import { bootBlock, documentStart } from './document';
import { NO_PICTURES } from '../../documents/testing/pictures';

const shell = {
  js: ['/assets/shell.js'],
  css: [],
  preload: ['/assets/main.js'],
  fonts: [],
  icon: '',
  pictures: NO_PICTURES,
  chunks: {},
};
const CLIENT_PATH = '/releases/unis/0123456789ab/client';
const entry = `${CLIENT_PATH}/remoteEntry.js`;
const styles = `${CLIENT_PATH}/landing.css`;
const list = `${CLIENT_PATH}/integrity.json`;

it('puts the script preloads with their integrity into an inert template, so that they load after the first paint', () => {
  const start = documentStart({
    head: '',
    pathname: '/explore/unis',
    language: 'en-GB',
    nonce: 'n0nce',
    beforeRoot: '',
    shell,
    page: {
      js: [entry],
      css: [styles],
      lists: [list],
      integrity: new Map([
        [entry, 'sha256-abc'],
        [styles, 'sha256-def'],
      ]),
    },
  });
  const [, ahead = ''] = /<template id="signpost-ahead">(.*)<\/template>/.exec(start) ?? [];
  expect(ahead).toBe(
    '<link rel="preload" href="/assets/main.js" as="script" nonce="n0nce">' +
      `<link rel="preload" href="${entry}" integrity="sha256-abc" as="script" nonce="n0nce">` +
      `<link rel="preload" href="${list}" as="fetch" crossorigin>`,
  );
  expect(start.replace(ahead, '')).not.toContain('as="script"');
  expect(start).toContain('src="/assets/shell.js" defer');
  expect(start).toContain(`<link rel="stylesheet" href="${styles}" integrity="sha256-def">`);
});

it.each([
  [
    { kind: 'gigya', apiKey: '3_x', dataCentre: 'eu1' } as const,
    ' data-script-origin="https://cdns.eu1.gigya.com"',
  ],
  [undefined, ''],
])(
  'sets the attribute for the allowed script origin: with the identity provider %j it is %j',
  (identity, attribute) => {
    const boot = {
      mode: 'site',
      remotes: [],
      cache: [],
      errors: null,
      ...(identity && { identity }),
    } as const;
    expect(bootBlock(boot)).toContain(` id="signpost-boot"${attribute}>`);
  },
);
