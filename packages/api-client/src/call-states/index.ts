export { isWaiting, problemsOf } from './call-states';
