// The refresh transform imports React's development JSX runtime, which the shell does not share; this maps it
// to the shared one.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** React's development JSX call, delegated to the shared runtime. */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
