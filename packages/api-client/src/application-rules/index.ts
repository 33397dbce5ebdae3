export { check, isEarly, limitsIn, type Choice, type Finding, type Limits } from './rules';
