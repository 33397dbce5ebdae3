import type { RemoteConfig } from '../../contract';
import type { ReleaseManifest } from '../../registry';

/** A built remote that wants to be released, and what it says of itself. */
export interface Candidate {
  /** Absolute folder of the build. */
  readonly dist: string;
  readonly config: RemoteConfig;
  readonly manifest: ReleaseManifest;
}
