import { chooseTheme, useTheme } from '@signpost/identity';
import { ThemeSwitch } from '@signpost/shared-ui';

/** The theme switch; the choice may be stored on this device because the visitor asked for it. */
export const ThemeChoice = () => <ThemeSwitch theme={useTheme()} onChange={chooseTheme} />;
