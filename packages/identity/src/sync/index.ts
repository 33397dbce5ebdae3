export { push, type Outcome } from './push';
export { rebase } from './rebase';
export { sendSoon } from './send-soon';
export { reconcile } from './sync';
