import type { BootData } from '../../transfer/boot-data';
import type { RenderEnvironment } from './render-environment';

/** Returns the deployment's settings that the browser needs. Default values are left out. */
export const bootSettings = ({
  identity,
  loginRequired,
  xray,
}: Pick<RenderEnvironment, 'identity' | 'loginRequired' | 'xray'>): Pick<
  BootData,
  'identity' | 'loginRequired' | 'xray'
> => ({
  ...(identity && { identity }),
  ...(loginRequired && loginRequired !== 'ask' && { loginRequired }),
  ...(xray && { xray }),
});
