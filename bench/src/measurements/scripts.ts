// The repository's scripts belong to no project, so they are imported by relative path.
export { build, releaseBuilt, remoteNames } from '../../../scripts/steps/prepare.mjs';
export { step } from '../../../scripts/steps/say.mjs';
export { serve } from '../../../scripts/steps/serve.mjs';
