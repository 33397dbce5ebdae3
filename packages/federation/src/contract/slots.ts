import type { FunctionComponent } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Places in the shell's pages that remotes fill. */
export const SLOTS = ['home.row'] as const;
export type SlotName = (typeof SLOTS)[number];

/**
 * What one remote shows in a slot. `load` runs beside the page's own loader with its deadline; a slot that fails is
 * left out and logged (failure class regular), the page stands.
 */
export interface SlotModule<Data = unknown> {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Data>;
  Component: FunctionComponent<{ data: Data }>;
}

/** A slot's module whatever its data: only its own `load` and `Component` know the shape they share. */
export interface AnySlotModule {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<unknown>;
  Component: FunctionComponent<{ data: never }>;
}
