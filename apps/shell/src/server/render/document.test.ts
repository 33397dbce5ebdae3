import { documentStart } from './document';

const pictures = { icon192: '', icon512: '', maskable: '', touch: '', preview: '' };
const shell = {
  js: ['/assets/shell.js'],
  css: [],
  preload: ['/assets/main.js'],
  fonts: [],
  icon: '',
  pictures,
  chunks: {},
};
const entry = '/releases/unis/0123456789ab/client/remoteEntry.js';

it('names the scripts of a page where no browser fetches them before it is painted, proofs included', () => {
  const start = documentStart({
    head: '',
    pathname: '/explore/unis',
    nonce: 'n0nce',
    shell,
    page: { js: [entry], css: [] },
    integrity: new Map([[entry, 'sha256-abc']]),
  });
  const [, ahead = ''] = /<template id="signpost-ahead">(.*)<\/template>/.exec(start) ?? [];
  expect(ahead).toBe(
    '<link rel="preload" href="/assets/main.js" as="script" nonce="n0nce">' +
      `<link rel="preload" href="${entry}" as="script" nonce="n0nce" integrity="sha256-abc">`,
  );
  expect(start.replace(ahead, '')).not.toContain('as="script"');
  expect(start).toContain('src="/assets/shell.js" defer');
});
