import type { RouteObject } from 'react-router-dom';
import { ACCOUNT, CONFIRM, FORGOTTEN, OUTBOX, REGISTER, RESET, SIGN_IN, STOP_EMAILS } from './addresses';

/** The account pages, each a separate chunk, so that visitors without an account do not load them. */
export const accountRoutes: readonly RouteObject[] = [
  {
    id: 'shell.account',
    path: ACCOUNT,
    lazy: () => import(/* webpackChunkName: "shell.account" */ './own/page'),
  },
  {
    id: 'shell.sign-in',
    path: SIGN_IN,
    lazy: () => import(/* webpackChunkName: "shell.sign-in" */ './sign-in/page'),
  },
  {
    id: 'shell.register',
    path: REGISTER,
    lazy: () => import(/* webpackChunkName: "shell.register" */ './register/page'),
  },
  {
    id: 'shell.confirm',
    path: CONFIRM,
    lazy: () => import(/* webpackChunkName: "shell.confirm" */ './confirm/page'),
  },
  {
    id: 'shell.forgotten-password',
    path: FORGOTTEN,
    lazy: () => import(/* webpackChunkName: "shell.forgotten-password" */ './forgotten-password/page'),
  },
  {
    id: 'shell.reset-password',
    path: RESET,
    lazy: () => import(/* webpackChunkName: "shell.reset-password" */ './reset-password/page'),
  },
  {
    id: 'shell.stop-emails',
    path: STOP_EMAILS,
    lazy: () => import(/* webpackChunkName: "shell.stop-emails" */ './stop-emails/page'),
  },
  {
    id: 'shell.outbox',
    path: OUTBOX,
    lazy: () => import(/* webpackChunkName: "shell.outbox" */ './outbox/page'),
  },
];
