/** The widgets' style sheet; the build replaces this with its text. */
const TEXT = '@@styles@@';

let sheet: CSSStyleSheet | undefined;

/** One constructed style sheet for all widgets of a page: a content security policy without inline styles allows it. */
export const adoptStyles = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  shadow.adoptedStyleSheets = [sheet];
};
