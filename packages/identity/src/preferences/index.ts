export { chooseTheme, THEME_KEY, useTheme } from './theme';
