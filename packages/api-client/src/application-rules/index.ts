export { loadRules, type ApplicationRules } from './load-rules';
export { check, isConservatoire, isEarly, type Choice, type Finding, type Limits } from './rules';
