import '@signpost/shared-ui/search-suggest/search-suggest.module.css';
import { sleeping } from '@signpost/shared-ui';

/** The box for words: a form that searches as it is, and suggests once a visitor does anything here. */
export const Suggest = sleeping(
  'courses.suggest-box',
  () =>
    import(/* webpackChunkName: "courses.suggest-box" */ './suggest-box').then((module) => module.SuggestBox),
  'touched',
);
