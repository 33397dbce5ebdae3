import { t } from '@signpost/language';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Container, ErrorState } from '@signpost/shared-ui';

interface Shown {
  readonly status: number;
  readonly message: string;
}

const genericMessage = () => t('Something on our side did not work. Try again in a minute.');

/** The message of a 404 in the language of the page; others are already in it. */
const localMessage = (message: string): string => {
  const path = /^Page Not Found: (.*)$/s.exec(message)?.[1];
  return path === undefined ? message : t('Page Not Found: {path}', { path });
};

const displayedError = (error: unknown): Shown => {
  if (!isRouteErrorResponse(error)) return { status: 500, message: genericMessage() };
  const message =
    typeof error.data === 'string' && error.data ? error.data : error.statusText || genericMessage();
  return { status: error.status, message: localMessage(message) };
};

/** The generic error screen (B-09): status code, the heading Error, the message, and next steps. */
export const ErrorPage = () => {
  const { status, message } = displayedError(useRouteError());
  return (
    <Container>
      <ErrorState status={status} message={message} />
    </Container>
  );
};
