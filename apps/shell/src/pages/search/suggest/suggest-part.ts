import '@signpost/shared-ui/search-suggest/search-suggest.module.css';
import { sleeping } from '@signpost/shared-ui';

/** The search box with suggestions: a form that searches as it is, and suggests once a visitor does anything here. */
export const Suggest = sleeping(
  'shell.suggest-box',
  () =>
    import(/* webpackChunkName: "shell.suggest-box" */ './suggest-box').then((module) => module.SuggestBox),
  'touched',
);
