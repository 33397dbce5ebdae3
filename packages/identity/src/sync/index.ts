export { push, type Outcome } from './push';
export { sendSoon } from './send-soon';
export { settle } from './sync';
