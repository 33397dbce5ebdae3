import type { FastifyInstance } from 'fastify';
import { inLanguage, languageOf } from './request-language';

/** Answers requests in the language of `lang` in their query. */
export const answerInLanguageOfQuery = (app: FastifyInstance): void => {
  app.addHook('preHandler', ({ query }, _reply, done) =>
    inLanguage(languageOf((query as { lang?: unknown }).lang), done),
  );
};

/** Answers the requests of a scope in the language of their `Accept-Language`. */
export const answerInAcceptedLanguage = (scope: FastifyInstance): void => {
  scope.addHook('preHandler', ({ headers }, _reply, done) =>
    inLanguage(languageOf(headers['accept-language']), done),
  );
};
