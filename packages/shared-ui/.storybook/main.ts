import type { StorybookConfig } from '@storybook/react-webpack5';

type Rules = { test?: unknown; use?: unknown }[];
interface Loader {
  loader: string;
  options?: object;
}

const isCssLoader = (use: unknown): use is Loader =>
  typeof use === 'object' && use !== null && /[\\/]css-loader[\\/]/.test(String((use as Loader).loader));

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  stories: ['../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    // The components import a module's classes by default, as the product's builds export them.
    for (const { use } of (webpack.module?.rules ?? []) as Rules) {
      for (const loader of Array.isArray(use) ? use.filter(isCssLoader) : []) {
        loader.options = {
          ...loader.options,
          modules: { auto: /\.module\.css$/, namedExport: false, exportLocalsConvention: 'as-is' },
        };
      }
    }
    return webpack;
  },
};

export default config;
