import { createIsland } from '@signpost/shared-ui';

/** The questions, which are closed beside ideas. */
export const QuestionsPart = createIsland('shell.for-you.questions', () =>
  import(/* webpackChunkName: "shell.for-you.questions" */ './questions').then((it) => it.Questions),
);
