export { release, rollback } from './release';
