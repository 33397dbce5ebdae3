import { languageAt } from './language-at';

const at = (html: string): string => {
  document.body.innerHTML = html;
  return languageAt(document.querySelector('p') as HTMLElement);
};

it.each([
  ['<p lang="cy"></p>', 'cy'],
  ['<p lang="cy-GB"></p>', 'cy'],
  ['<p lang="CY"></p>', 'cy'],
  ['<div lang="cy"><b><p></p></b></div>', 'cy'],
  ['<div lang="cy"><p lang="en"></p></div>', 'en-GB'],
  ['<div lang="cy"><p lang=""></p></div>', 'en-GB'],
  ['<p lang="cyr"></p>', 'en-GB'],
  ['<p lang="fr"></p>', 'en-GB'],
  ['<p></p>', 'en-GB'],
])('finds the language of a widget in %s [B-21]', (html, language) => {
  expect(at(html)).toBe(language);
});

it('finds the language outside of the shadow tree that a widget is in [B-21]', () => {
  document.body.innerHTML = '<div lang="cy"><span></span></div>';
  const shadow = (document.querySelector('span') as HTMLElement).attachShadow({ mode: 'open' });
  expect(languageAt(shadow.appendChild(document.createElement('p')))).toBe('cy');
});
