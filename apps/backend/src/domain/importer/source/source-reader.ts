import type { SourceFile } from './source-file';

export interface Source {
  files: SourceFile[];
  close(): void;
}
