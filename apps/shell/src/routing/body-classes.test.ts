import { bodyClasses } from './body-classes';

describe('body classes', () => {
  it('[B-02] gives page-explore and one for each longer prefix', () => {
    expect(bodyClasses('/explore/unis/1/bath')).toBe(
      'page-explore page-explore-unis page-explore-unis-1 page-explore-unis-1-bath',
    );
  });

  it('[B-02] gives none for the home page', () => {
    expect(bodyClasses('/')).toBe('');
  });

  it('[B-02] keeps hostile segments out of the class list', () => {
    expect(bodyClasses('/explore/"><script>/a b')).toBe(
      'page-explore page-explore--script- page-explore--script--a-b',
    );
  });
});
