import type { BootData } from '../../routing/boot';
import type { RenderEnvironment } from './render-page';

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
