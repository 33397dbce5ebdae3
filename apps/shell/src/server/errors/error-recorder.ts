import type { FastifyBaseLogger } from 'fastify';
import type { SourcePositions } from '@signpost/federation/loading';
import type { ErrorReport } from '../../transfer/error-report';
import type { Metrics } from '../http/metrics';
import type { OnFailure } from '../render/failures/page-failures';
import { errorName } from '../telemetry/error-name';
import type { Attributes, Telemetry } from '../telemetry/tracing';
import type { DisabledRelease } from '../workers';
import type { ErrorCounts, ErrorEvent } from './error-events';
import { attributesOf, placeOf, type Place } from './place';
import { createPlaceLimit } from './place-limit';
import { positionOf, positionsOf, type ReleasePositions } from './release-positions';

export interface ErrorRecorderOptions {
  readonly sources: SourcePositions;
  readonly errors: Pick<ErrorCounts, 'note'>;
  readonly metrics: Pick<Metrics, 'errors'>;
  readonly telemetry: Pick<Telemetry, 'tracing' | 'meter'> | undefined;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Finds the sources of releases' errors and records them for the squads. */
export interface ErrorRecorder {
  /** Records a failed part of a page whose release is at fault. */
  readonly failed: OnFailure;
  /** Records a release that was disabled. Every worker calls this, and it counts once. */
  crashed(disabled: DisabledRelease): void;
  /** Records what a browser at an IP address reported. Releases that have not run in this process are ignored. */
  reported(report: ErrorReport, address: string): void;
  /** Writes an error to the log, with its release and source if it was thrown by a release. */
  logged(error: unknown, fields: object, message: string): void;
}

type EventFields = Omit<ErrorEvent, 'remote' | 'release' | 'source'>;

const isOpenCircuit = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isBrokenCircuitError' in error;

/** The name of an error as a label: a name that a release made up is replaced. */
const nameOf = (error: unknown): string => {
  const name = errorName(error);
  return /^\w{1,40}$/.test(name) ? name : 'Error';
};

/** Creates the recorder of this process. */
export const createErrorRecorder = (options: ErrorRecorderOptions): ErrorRecorder => {
  const { sources, errors, metrics, telemetry, log } = options;
  const placeState = createPlaceLimit();

  const record = async (where: ReleasePositions, event: EventFields): Promise<Place | undefined> => {
    const { remote, release } = where;
    const place = await placeOf(sources, where);
    errors.note({ remote, release, source: place?.text ?? null, ...event });
    return place;
  };

  const count = (where: ReleasePositions, place: Place | undefined, { side, name }: EventFields) => {
    metrics.errors.inc({ remote: where.remote, side });
    const state = place ? placeState(where.remote, place.text) : 'known';
    const attributes = attributesOf(where, state === 'too many' ? undefined : place);
    telemetry?.meter.error({ ...attributes, 'signpost.side': side, 'error.type': name });
    return { attributes, isNew: state === 'new' };
  };

  return {
    failed({ part, fault, remote, release }, thrown) {
      // An open circuit breaker leaves out what has failed before.
      if (fault !== 'release' || !remote || !release || isOpenCircuit(thrown)) return;
      const addToSpan = telemetry?.tracing.exceptionEvent();
      const where = { remote, release, positions: positionsOf(thrown, { remote, release })?.positions ?? [] };
      const event = { side: 'server', part, name: nameOf(thrown) } as const;
      void record(where, event).then((place) => {
        const { attributes } = count(where, place, event);
        addToSpan?.({ 'exception.type': event.name, ...attributes });
      });
    },

    crashed({ remote, release, cause, ...frame }) {
      const position = positionOf(frame)?.position;
      const where = { remote, release, positions: position ? [position] : [] };
      void record(where, { side: 'server', part: 'crash', name: cause, isShared: true }).then((place) => {
        const attributes: Attributes = attributesOf(where, place);
        log.error({ cause, ...attributes }, 'the source of the crash of a release');
      });
    },

    reported({ remote, release, failure, name, frames }, address) {
      if (!sources.has(remote, release)) return;
      const positions = frames.map(([script, line, column]) => ({ script, line, column }));
      const where = { remote, release, positions };
      const event = { side: 'browser', part: failure, name, address } as const;
      void record(where, event).then((place) => {
        const { attributes, isNew } = count(where, place, event);
        if (isNew) log.warn({ failure, name, ...attributes }, 'a browser reported an error of a release');
      });
    },

    logged(error, fields, message) {
      const where = positionsOf(error);
      if (!where) return log.error({ err: error, ...fields }, message);
      return void placeOf(sources, where).then((place) =>
        log.error({ err: error, ...fields, ...attributesOf(where, place) }, message),
      );
    },
  };
};
