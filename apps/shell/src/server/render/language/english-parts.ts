import type { LoadedRemote } from '@signpost/federation/loading';
import { SOURCE_LANGUAGE, TEST_LANGUAGE } from '@signpost/language/runtime';
import type { EnglishParts } from '../../../transfer/english-parts';
import type { RemotesWithSettings } from '../../releases/settings';

const englishPart = ({ name, manifest }: LoadedRemote, language: string): [string, string | true][] => {
  const translation = manifest.translations?.[language];
  if (!translation) return [[name, true]];
  return translation.gap === undefined ? [] : [[name, translation.gap]];
};

/** Returns what is in English in pages of a language: the remotes without a translation, or with a stated gap. */
export const englishParts = ({ remotes }: RemotesWithSettings, language: string): EnglishParts =>
  language === SOURCE_LANGUAGE || language === TEST_LANGUAGE
    ? {}
    : Object.fromEntries(remotes.flatMap(({ loaded }) => (loaded ? englishPart(loaded, language) : [])));
