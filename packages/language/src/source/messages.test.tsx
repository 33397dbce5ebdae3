import { render } from '@testing-library/react';
import { rich, t } from './messages';

const count = (n: number) => t('{n, plural, one {# course} other {# courses}}', { n });

describe('texts in the source', () => {
  it('are the English message', () => {
    expect(t('Save')).toBe('Save');
    expect(t('Save {name}', { name: 'Law' })).toBe('Save Law');
    expect([0, 1, 1200].map(count)).toEqual(['0 courses', '1 course', '1,200 courses']);
  });

  it('have elements inside', () => {
    const { container } = render(
      <p>{rich('Read <b>{title}</b> first', { title: 'Law', b: (text) => <b>{text}</b> })}</p>,
    );
    expect(container.innerHTML).toBe('<p>Read <b>Law</b> first</p>');
  });
});
