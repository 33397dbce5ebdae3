import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { ChangedSettings, SettingDefinitions, ValuesOf } from '../contract/settings';

/** Where loaders find the settings of all remotes. The shell sets it for each page; without it all have their defaults. */
export const settingsContext = createContext<ChangedSettings>({});

/**
 * Reads the settings of a remote in a loader of a page or row. `definitions` are those of its configuration. Pass on what
 * a component needs in the loader's data, so that the server and the browser render the same.
 */
export const readSettings = <Definitions extends SettingDefinitions>(
  context: Pick<LoaderFunctionArgs['context'], 'get'>,
  remote: string,
  definitions: Definitions,
): ValuesOf<Definitions> => {
  const changed = context.get(settingsContext)[remote];
  const values = Object.entries(definitions).map(([name, one]) => [name, changed?.[name] ?? one.default]);
  return Object.fromEntries(values) as ValuesOf<Definitions>;
};
