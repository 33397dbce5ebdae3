export { push, type Outcome } from './push';
export { sendSoon } from './send-soon';
export { reconcile } from './sync';
