/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { Component } from './page';

it('has no axe violations', async () => {
  const { container } = render(<Component />);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('shows the contact address, described in words without scripts', () => {
  expect(renderToString(<Component />)).toContain('webmaster@ and then this site’s own name');
  render(<Component />);
  expect(screen.getByRole('link', { name: 'webmaster@localhost' }).getAttribute('href')).toBe(
    'mailto:webmaster@localhost',
  );
});
