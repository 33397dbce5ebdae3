export { handOver } from './hand-over';
export { takeOver } from './take-over';
