import type { BootData } from '../../transfer/boot-data';
import type { RenderEnvironment } from './render-environment';

/** The deployment's settings that the browser must know of too; those that are as by default are left out. */
export const bootSettings = ({
  identity,
  loginRequired,
  xray,
}: Pick<RenderEnvironment, 'identity' | 'loginRequired' | 'xray'>): Pick<
  BootData,
  'identity' | 'loginRequired' | 'xray'
> => ({
  ...(identity && { identity }),
  ...(loginRequired && { loginRequired }),
  ...(xray && { xray }),
});
