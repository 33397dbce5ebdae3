import type { RemoteConfig } from '../../contract';
import type { ReleaseManifest } from '../../registry';

/** A built remote to be released, with its configuration and manifest. */
export interface Candidate {
  /** Absolute path of the remote. */
  readonly folder: string;
  /** Absolute path of the build. */
  readonly dist: string;
  readonly config: RemoteConfig;
  readonly manifest: ReleaseManifest;
}
