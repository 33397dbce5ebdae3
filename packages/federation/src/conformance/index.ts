export type { Samples, View } from './samples';
