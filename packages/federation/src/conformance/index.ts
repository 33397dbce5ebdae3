export type { Samples } from './samples';
