import { chooseTheme, useTheme } from '@signpost/identity';
import { ThemeSwitch } from '@signpost/shared-ui';

/** The theme switch. The choice is stored on the device without further consent, because the visitor requested it. */
export const ThemeChoice = () => <ThemeSwitch theme={useTheme()} onChange={chooseTheme} />;
