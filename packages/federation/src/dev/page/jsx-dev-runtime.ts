// The refresh transform asks for React's development JSX, which the shell does not share: its one JSX runtime serves.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** React's development JSX call, made by the shared runtime. */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
