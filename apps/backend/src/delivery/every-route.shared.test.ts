import * as fc from 'fast-check';
import { z } from 'zod';
import { anyText } from '../testing/any-text';
import type { TestApp } from '../testing/app';
import type { OpenApi, Operation, Parameter } from './api/api-docs/document';
import { openApiSchema, problemSchema } from './api/api-docs/document';

export const everyRouteTests = (backend: TestApp): void => {
  describe('every route', () => {
    /** Fixed, so that a failure is the same for everyone; fast-check prints it with the smallest failing request. */
    const SEED = 4210;
    const REQUESTS = process.env['TEST_ALL'] ? 500 : 60;

    interface Call {
      path: string;
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      operation: Operation;
    }

    interface Request {
      call: Call;
      parameters: Record<string, string>;
      body: string | undefined;
    }

    let calls: Call[];

    beforeAll(async () => {
      calls = callsOf(openApiSchema.parse((await backend.get('/api/docs/openapi.json')).json()));
    });

    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

    const callsOf = ({ paths }: OpenApi): Call[] =>
      Object.entries(paths).flatMap(([path, operations]) =>
        methods.flatMap((method) => {
          const operation = operations[method.toLowerCase()];
          return operation ? [{ path, method, operation }] : [];
        }),
      );

    const hostile = [
      ...[
        '',
        ' ',
        '-1',
        '0',
        '1e9',
        '1000000000',
        '-99999999999999999999',
        '1.5',
        'NaN',
        'null',
        'true',
        '[]',
        '{',
      ],
      ...[
        '\0',
        'a\0b',
        '\u202e',
        '日本語 ✓',
        '\ud83d',
        "' or 1=1 --",
        "'; drop table course; --",
        '${1}',
        '%',
        '../..',
      ],
      ...[
        '{"country":"Wales"}',
        '{"__proto__":["x"]}',
        '<script>alert(1)</script>',
        'x'.repeat(5000),
        '1,2,3,,',
      ],
    ];

    /** Values that a parameter's schema takes, as well as they can be guessed from it. */
    const fitting = ({ schema }: Parameter): fc.Arbitrary<string> => {
      if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'].map(String));
      if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']));
      return fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String));
    };

    const valueOf = (parameter: Parameter): fc.Arbitrary<string> =>
      fc.oneof(
        { weight: 3, arbitrary: fitting(parameter) },
        { weight: 1, arbitrary: fc.constantFrom(...hostile) },
        { weight: 1, arbitrary: anyText(40) },
      );

    /** A request for a call: some of its parameters, and a body where it takes one. */
    const requestOf = (call: Call): fc.Arbitrary<Request> => {
      const { parameters, requestBody } = call.operation;
      const values = fc.record(
        Object.fromEntries(parameters.map((parameter) => [parameter.name, valueOf(parameter)])),
        { requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name) },
      );
      const body = fc.oneof(fc.json(), fc.constantFrom(...hostile), bodyLike(call.operation));
      return fc.record({
        call: fc.constant(call),
        parameters: values as fc.Arbitrary<Record<string, string>>,
        body: requestBody ? body : fc.constant(undefined),
      });
    };

    /** Bodies with the fields of the call's own schema, some of them of another type. */
    const bodyLike = ({ requestBody }: Operation): fc.Arbitrary<string> => {
      const schema = requestBody?.content['application/json']?.schema;
      const { properties } = z.looseObject({ properties: z.looseObject({}).default({}) }).parse(schema ?? {});
      const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...hostile));
      const fields = Object.fromEntries(Object.keys(properties).map((name) => [name, anything]));
      return fc.record(fields, { requiredKeys: [] }).map((value) => JSON.stringify(value));
    };

    /** Lone surrogates cannot be written in an address. */
    const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

    const send = ({ call: { path, method, operation }, parameters, body }: Request) => {
      const inPath = new Set(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name));
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parameters[name] ?? 'x'));
      const query = Object.entries(parameters)
        .filter(([name]) => !inPath.has(name))
        .map(([name, value]) => `${name}=${encoded(value)}`);
      return backend.app.inject({
        method,
        url: `${url}?${query.join('&')}`,
        ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/json' } }),
      });
    };

    const LEAK_PATTERN =
      /\bat [^\n]*\.[cm]?[jt]s:\d+|node_modules|syntax error at or near|relation \\?"|PGlite|kysely/i;

    /** Search and GraphQL answer errors in the shapes of their own protocols. */
    const hasOwnErrors = (path: string) => /^\/(search\/1|1|graphql)\b/.test(path);

    /** What a call's document says of its 200, as a schema; undefined where it says nothing of JSON. */
    const answerSchema = ({ operation }: Call): z.ZodType | undefined => {
      const schema = operation.responses['200']?.content?.['application/json']?.schema;
      return schema && z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    };

    it('answers any request of any call as documented, or says plainly what is wrong with it', async () => {
      const schemas = new Map(calls.map((call) => [call, answerSchema(call)]));
      const anyRequest = fc.oneof(...calls.map(requestOf));
      await fc.assert(
        fc.asyncProperty(anyRequest, async (request) => {
          const { path, method } = request.call;
          const answer = await send(request);
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toMatch(LEAK_PATTERN);
          if (answer.statusCode === 200 && /json/.test(String(answer.headers['content-type'])))
            expect(schemas.get(request.call)?.safeParse(answer.json()).error?.issues ?? []).toEqual([]);
          if (answer.statusCode < 400 || hasOwnErrors(path)) return;
          expect(answer.headers['content-type']).toMatch('application/problem+json');
          const { status, errors = [] } = problemSchema.parse(answer.json());
          expect(status).toBe(answer.statusCode);
          const isText = !Object.values(request.parameters).join('').includes('\0');
          if (status === 400 && method === 'GET' && isText) {
            const known = request.call.operation.parameters.map(({ name }) => name);
            expect(errors.map(({ field }) => known.some((name) => field.startsWith(name)))).toContain(true);
          }
        }),
        { seed: SEED, numRuns: REQUESTS },
      );
    });

    it('answers a wrong method with 405 and `allow`, and OPTIONS with `allow`', async () => {
      const paths = new Map(calls.map(({ path }) => [path, calls.filter((call) => call.path === path)]));
      expect(paths.size).toBeGreaterThan(30);
      for (const [path, known] of paths) {
        const url = path.replaceAll(/\{\w+\}/g, 'x');
        const answers = known.map(({ method }) => method);
        for (const method of [...methods, 'OPTIONS'] as const) {
          if (method !== 'OPTIONS' && answers.includes(method)) continue;
          const { statusCode, headers } = await backend.app.inject({ method, url });
          expect([path, method, statusCode]).toEqual([path, method, method === 'OPTIONS' ? 204 : 405]);
          const allowed = String(headers.allow).split(', ');
          expect(allowed.filter((each) => each !== 'HEAD').toSorted()).toEqual(
            [...answers, 'OPTIONS'].toSorted(),
          );
          expect(allowed.includes('HEAD')).toBe(answers.includes('GET'));
        }
      }
    });

    it('answers a wrong method in the format of the protocol that the address speaks', async () => {
      const put = async (url: string) => (await backend.app.inject({ method: 'PUT', url })).json<object>();
      expect(await put('/api/v1/courses')).toMatchObject({ status: 405, title: 'Method Not Allowed' });
      expect(await put('/search/1/indexes/x/query')).toEqual({ status: 405, message: expect.any(String) });
      expect(await put('/graphql')).toEqual({ errors: [{ message: expect.any(String) }] });
    });

    it('refuses bodies of more than a megabyte', async () => {
      for (const call of calls.filter(({ operation }) => operation.requestBody)) {
        const body = JSON.stringify({ text: 'x'.repeat(1_100_000) });
        const { statusCode } = await send({ call, parameters: {}, body });
        // Calls that know the visitor refuse a stranger before they read what was sent.
        expect([call.path, [401, 403, 413].includes(statusCode), statusCode]).toEqual([
          call.path,
          true,
          statusCode,
        ]);
      }
    });
  });
};
