import '@signpost/shared-ui/field/field.module.css';
import './board.module.css';
import { createIsland } from '@signpost/shared-ui';

/** The form for lists and the board, which need JavaScript. */
export const Workspace = createIsland('shell.class-board.workspace', () =>
  import(/* webpackChunkName: "shell.class-board.workspace" */ './workspace').then(
    (module) => module.Workspace,
  ),
);
