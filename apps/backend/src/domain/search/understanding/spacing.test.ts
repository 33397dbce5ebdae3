import { buildIndex } from '../testing/fixture';
import { respaced } from './spacing';

const word = (text: string) => ({ text, start: 0, end: text.length });

it('splits a word of two known words, but no name of a job [C-19]', async () => {
  const titles = ['Post Man Cyber Security', 'Man and Cyber Post Security', 'Cyber Security Post for a Man'];
  const index = await buildIndex(
    {},
    titles.map((title, number) => ({ objectID: `${number}`, title })),
  );
  expect(respaced([word('cybersecurity')], index).map(({ text }) => text)).toEqual(['cyber', 'security']);
  expect(respaced([word('postman')], index).map(({ text }) => text)).toEqual(['postman']);
});
