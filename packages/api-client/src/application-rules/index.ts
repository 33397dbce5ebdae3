export { loadRules, type ApplicationRules } from './load-rules';
export { check, deadlineOf, type Choice, type Finding, type Limits } from './rules';
