import type { Provided } from '../../host';

const nothing = { version: '19.3.1', module: {} };

/** The modules that a shell provides, without their content. */
export const provided = {
  react: nothing,
  'react/jsx-runtime': nothing,
  'react-router-dom': { ...nothing, version: '7.18.5' },
  '@signpost/api-client/base': { ...nothing, version: '0.1.0' },
  '@signpost/federation/settings': { ...nothing, version: '0.1.0' },
  '@signpost/federation/slots': { ...nothing, version: '0.1.0' },
  '@signpost/identity': { ...nothing, version: '0.1.0' },
  '@signpost/language/runtime': { ...nothing, version: '0.1.0' },
  valibot: { ...nothing, version: '1.5.0' },
} satisfies Provided;
