import { bodyClasses } from './body-classes';

describe('body classes', () => {
  it('gives page-explore and one for each longer prefix [B-02]', () => {
    expect(bodyClasses('/explore/unis/1/bath')).toBe(
      'page-explore page-explore-unis page-explore-unis-1 page-explore-unis-1-bath',
    );
  });

  it('gives none for the home page [B-02]', () => {
    expect(bodyClasses('/')).toBe('');
  });

  it('replaces unsafe characters of segments [B-02]', () => {
    expect(bodyClasses('/explore/"><script>/a b')).toBe(
      'page-explore page-explore--script- page-explore--script--a-b',
    );
  });
});
