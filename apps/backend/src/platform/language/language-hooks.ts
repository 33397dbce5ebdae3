import type { FastifyInstance } from 'fastify';
import { inLanguage, languageOf } from './request-language';

/** Answers requests in the language of `lang` in their query, which is read before the schema of a route removes it. */
export const answerInLanguageOfQuery = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ query }, _reply, done) =>
    inLanguage(languageOf((query as { lang?: unknown }).lang), done),
  );
};

/** Answers the requests of a scope in the language of their `Accept-Language`. */
export const answerInAcceptedLanguage = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', ({ headers }, _reply, done) =>
    inLanguage(languageOf(headers['accept-language']), done),
  );
};
