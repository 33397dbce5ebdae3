import type { RouteOptions } from 'fastify';
import { createServer } from '../../../platform/server/server';
import type { TestApp } from '../../../testing/app';
import { routes } from '../../routes';
import type { OpenApi } from './document';
import { openApiSchema } from './document';
import { apiDocsRoute } from './route';

export const apiDocsTests = (backend: TestApp): void => {
  describe('the document of the API', () => {
    let document: OpenApi;

    beforeAll(async () => {
      document = openApiSchema.parse((await backend.get('/api/docs/openapi.json')).json());
    });

    /** Every route registered in a new application, by method and path in the document's spelling. */
    const registeredRoutes = async (): Promise<string[]> => {
      const app = createServer(false);
      const registered: string[] = [];
      app.addHook('onRoute', ({ method, url }: RouteOptions) => {
        const path = url.replaceAll(/:(\w+)/g, '{$1}');
        for (const each of [method].flat()) if (each !== 'HEAD') registered.push(`${each} ${path}`);
      });
      await apiDocsRoute(app, backend.services);
      for (const route of routes) await route(app, backend.services);
      await app.ready();
      await app.close();
      return registered;
    };

    it('documents every registered route except pictures and what only the shell calls', async () => {
      const described = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const registered = await registeredRoutes();
      const isInternal = (route: string) => route.includes(' /internal/');
      expect(registered.filter((route) => !described.includes(route) && !isInternal(route))).toEqual([]);
      expect(described).toContain('GET /api/v1/courses');
    });

    it('documents a unique name and a response for every endpoint', () => {
      const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
      const ids = operations.flatMap(({ operationId }) => operationId ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { responses } of operations) {
        expect(Object.keys(responses)).toContain('default');
        expect(responses['default']?.content).toHaveProperty('application/problem+json');
      }
    });

    it('documents parameters as they are validated', () => {
      const { parameters } = document.paths['/api/v1/courses']?.['get'] ?? { parameters: [] };
      const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
      expect(byName.get('output')?.schema).toMatchObject({ enum: ['course', 'provider'], default: 'course' });
      expect(byName.get('soc')?.schema).toMatchObject({ type: 'string', pattern: '^\\d{4}$' });
      expect(byName.get('limit')?.required).toBe(false);
    });

    it('renders the same document as plain HTML without scripts', async () => {
      const page = await backend.get('/api/docs');
      expect(page.headers['content-type']).toMatch('text/html');
      expect(page.body).toContain('<html lang="en-GB">');
      expect(page.body).toContain('GET /historic-grades-api/loggedOut/{courseId}');
      expect(page.body).toContain('<code>subjectGuides</code>');
      expect(page.body).not.toContain('<script');
    });
  });
};
