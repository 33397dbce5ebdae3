export { chooseTheme, currentTheme, THEME_KEY, THEMES, useTheme, type Theme } from './theme';
