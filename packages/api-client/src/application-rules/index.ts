export { check, isEarly, limitsIn, type Choice, type Limits } from './rules';
