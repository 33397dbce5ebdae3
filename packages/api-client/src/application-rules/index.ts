export { loadRules, type ApplicationRules } from './load-rules';
export { check, isEarly, type Choice, type Finding, type Limits } from './rules';
