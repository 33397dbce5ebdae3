import '../src/base/global.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { TestRouter } from '../src/testing/test-router';

const THEMES = [
  { value: 'light', title: 'Day', icon: 'sun' },
  { value: 'dark', title: 'Night', icon: 'moon' },
  { value: 'contrast', title: 'High contrast', icon: 'contrast' },
] as const;
const LINES = ['careers', 'courses', 'unis', 'employers', 'guides'];

const Page = ({ theme, line, children }: { theme: string; line: string; children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <TestRouter>
      <div data-line={line}>{children}</div>
    </TestRouter>
  );
};

const inPage: Decorator = (Story, { globals, parameters }) => (
  <Page theme={String(globals['theme'])} line={String(parameters['line'] ?? globals['line'])}>
    <Story />
  </Page>
);

const preview: Preview = {
  decorators: [inPage],
  globalTypes: {
    theme: { description: 'Colours', toolbar: { title: 'Colours', items: [...THEMES], dynamicTitle: true } },
    line: { description: 'Line', toolbar: { title: 'Line', items: LINES, dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', line: 'unis', viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: 'padded',
    // The page background is part of each theme.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '720px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', 'Frame', 'Finding', 'Cards', 'Content', 'Figures'] } },
  },
};

export default preview;
