import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { faultsIn } from './testing/axe';
import { supportDialogs } from './testing/dialogs';
import { TestRouter } from './testing/test-router';

const ROOT = __dirname;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));
// oxlint-disable-next-line typescript/no-require-imports -- the stories are found, not listed
const load = (file: string): Record<string, unknown> => require(path.join(ROOT, file));

const renderOf = (story: unknown): ComponentType => {
  const found = (story as { render?: ComponentType }).render;
  if (!found) throw new Error('A story without a render function');
  return found;
};
const stories = storyFiles.flatMap((file) =>
  Object.entries(load(file)).flatMap(([name, story]): [string, ComponentType][] =>
    name === 'default' || name === '__esModule' ? [] : [[`${file}: ${name}`, renderOf(story)]],
  ),
);

beforeAll(supportDialogs);

describe.each(stories)('%s', (_, Story) => {
  const page = (
    <TestRouter>
      <Story />
    </TestRouter>
  );

  it('has no axe violations', async () => {
    const { container } = render(page);
    expect(await faultsIn(container)).toEqual([]);
  });

  it('renders deterministically on a server, without inline styles or handlers', () => {
    const html = renderToString(page);
    expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)=/);
    expect(renderToString(page)).toBe(html);
  });
});

it('covers every exported component', () => {
  const exported = [...readFileSync(path.join(ROOT, 'index.ts'), 'utf8').matchAll(/\b[A-Z][A-Za-z]+\b/g)].map(
    ([name]) => name,
  );
  const shown = storyFiles.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  const components = exported.filter((name) => typeof load('index.ts')[name] === 'function');
  const unseen = [...new Set(components)].filter((name) => !new RegExp(`<${name}\\b`).test(shown));
  expect(unseen).toEqual([]);
});
