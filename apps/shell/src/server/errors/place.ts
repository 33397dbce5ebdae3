import type { ScriptPosition, SourcePositions } from '@signpost/federation/loading';
import type { Attributes } from '../telemetry/tracing';
import type { ReleasePositions } from './release-positions';

/** Where an error was thrown: in a source file or, without a source map, in a script of the release. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** File and line as people read them. A script's only line is long, so it has the column too. */
  readonly text: string;
}

const scriptPlace = ({ script, line, column }: ScriptPosition): Place => ({
  file: script,
  line,
  text: `${script}:${line}:${column}`,
});

/** Finds the place of positions in a release; undefined when there are none. */
export const placeOf = async (
  sources: Pick<SourcePositions, 'find'>,
  { remote, release, positions }: ReleasePositions,
): Promise<Place | undefined> => {
  const [innermost] = positions;
  if (!innermost) return undefined;
  const source = await sources.find(remote, release, positions);
  if (!source) return scriptPlace(innermost);
  // Files of packages are outside of the remote's folder.
  const file = source.file.replace(/^(\.\.\/)+/, '');
  return { file, line: source.line, text: `${file}:${source.line}` };
};

/** The attributes of an error in logs and telemetry, by OpenTelemetry's conventions. */
export const attributesOf = (
  { remote, release }: { readonly remote: string; readonly release: string },
  place: Place | undefined,
): Attributes => ({
  'signpost.remote': remote,
  'signpost.release': release,
  ...(place && { 'code.file.path': place.file, 'code.line.number': place.line }),
});
