import { isChromeless } from '../../app/current-page';
import type { RenderEnvironment, RenderInput } from '../render/render-environment';
import { queryPage } from './query-page';

/** The loader data of a widget's page, or the problem to report instead. */
export type WidgetData =
  | {
      readonly status: number;
      readonly data: unknown;
      /** Whether all API calls succeeded. */
      readonly complete: boolean;
    }
  | { readonly status: number; readonly problem: string };

const NOT_FOUND: WidgetData = { status: 404, problem: 'No widget is at this address' };

const problemOf = (error: unknown): WidgetData => {
  const { status = 500, data } = error instanceof Error ? {} : (error as { status?: number; data?: unknown });
  return { status, problem: typeof data === 'string' ? data : 'Something on our side did not work' };
};

/**
 * Runs the loader of the widget page at an address and returns its data, so that a widget in another site needs only one
 * request. Returns a 404 for other pages.
 */
export const widgetData = async (
  input: Pick<RenderInput, 'url' | 'signal' | 'remotes' | 'requestId'>,
  environment: RenderEnvironment,
): Promise<WidgetData> => {
  const queried = await queryPage(input, environment);
  if (!queried) return NOT_FOUND;
  const { context, complete } = queried;
  const [error] = Object.values(context.errors ?? {});
  if (error instanceof Error) environment.onError(error, input.requestId);
  if (error !== undefined) return problemOf(error);
  if (!isChromeless(context.matches)) return NOT_FOUND;
  const page = context.matches.at(-1)?.route.id ?? '';
  return { status: context.statusCode, data: context.loaderData[page] as unknown, complete };
};
