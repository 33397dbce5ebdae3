/** The widgets' style sheet; the build puts its text here. */
const TEXT = '@@styles@@';

let sheet: CSSStyleSheet | undefined;

/** One sheet for all widgets of a page, adopted by script: a policy without inline styles allows it. */
export const adoptStyles = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  shadow.adoptedStyleSheets = [sheet];
};
