import { z } from 'zod';
import { FILES, manifestsOf, typeProblems, validate, type Manifest } from './kubernetes';
import { documents } from './read';
import { outdated, readAs, SECRETS, unread, unsaid } from './settings';

const all = FILES.flatMap(manifestsOf);
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string): Manifest => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} called ${name}`);
  return found;
};

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
const deployment = z.object({
  spec: z.object({
    selector: z.object({ matchLabels: z.object({ app: z.string() }) }),
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([
          z.object({
            image: z.string(),
            ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
            envFrom: z.tuple([z.object({ configMapRef: z.object({ name: z.string() }) })]),
            env: z.array(
              z.object({
                name: z.string(),
                valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }),
              }),
            ),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
            resources: z.object({
              limits: z.object({ memory: z.string().endsWith('Gi').or(z.string().endsWith('Mi')) }),
            }),
          }),
        ]),
      }),
    }),
  }),
});
const strings = z.record(z.string(), z.string());
const app = (name: 'shell' | 'backend') => {
  const { spec } = deployment.parse(named('Deployment', name));
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const secrets = strings.parse(named('Secret', 'signpost')['stringData']);
  const config = strings.parse(named('ConfigMap', container.envFrom[0].configMapRef.name)['data']);
  const secret = container.env.map(({ name: variable, valueFrom }) => [
    variable,
    secrets[valueFrom.secretKeyRef.key] ?? '',
  ]);
  return { spec, pod, container, settings: { ...config, ...strings.parse(Object.fromEntries(secret)) } };
};

describe('the manifests for Kubernetes', () => {
  it.each(all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'of %s fit the schema of their kind',
    (_name, manifest) => expect(() => validate(manifest)).not.toThrow(),
  );

  it('have no field that Kubernetes does not know, and one that had would be found', () => {
    expect(typeProblems(all)).toEqual([]);
    const misspelt = { ...named('Service', 'shell'), spec: { selektor: { app: 'shell' } } };
    expect(typeProblems([misspelt]).join()).toMatch(/selektor/);
    expect(() => validate({ ...misspelt, spec: { ports: 'http' } })).toThrow(/ports/);
  }, 60_000);

  it('are all applied, but for the example', () => {
    const [kustomization] = documents('deploy/kubernetes/kustomization.yaml');
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(kustomization);
    expect([...resources].sort()).toEqual(FILES.filter((file) => !file.includes('.example.')).sort());
  });

  it.each(['shell', 'backend'] as const)('give the %s settings that it reads and accepts', (name) => {
    const { settings } = app(name);
    expect(unread(name, settings)).toEqual([]);
    expect(() => readAs(name, settings)).not.toThrow();
    expect(() => readAs(name, { ...settings, LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/);
  });

  it.each(['shell', 'backend'] as const)('say every setting that the %s cannot do without', (name) => {
    const { settings } = app(name);
    expect(unsaid(name, settings)).toEqual([]);
    expect(outdated(name)).toEqual([]);
    // Found if it were not there, each of them.
    for (const needed of name === 'shell'
      ? ['REGISTRY_KEYS', 'OPERATOR_TOKEN']
      : ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(unsaid(name, { ...settings, [needed]: '' })).toEqual([needed]);
    }
  });

  it('keep what is secret out of what is applied from the repository', () => {
    const applied = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(strings.parse(data)));
    expect(applied.filter((name) => SECRETS.some((secret) => secret === name))).toEqual([]);
    expect(ofKind('Secret').map(({ metadata }) => metadata.name)).toEqual(['signpost']);
    expect(manifestsOf('secret.example.yaml')).toHaveLength(1);
  });

  it.each(['shell', 'backend'] as const)(
    'ask the %s whether it lives and is ready, and let it drain',
    (name) => {
      const { spec, pod, container, settings } = app(name);
      expect(container.startupProbe.httpGet.path).toBe('/readyz');
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      const drain = Number(settings['DRAIN_SECONDS'] ?? 10);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(
        container.lifecycle.preStop.sleep.seconds + drain,
      );
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    },
  );

  it('leave the shells the memory that their workers may take, one in change included', () => {
    const { container, settings } = app('shell');
    const limit = parseInt(container.resources.limits.memory, 10) * 1024 ** 3;
    const workers = (Number(settings['WORKERS']) + 1) * Number(settings['MEMORY_LIMIT_MB']) * 1e6;
    expect(container.resources.limits.memory).toMatch(/Gi$/);
    expect(limit).toBeGreaterThan(workers + 150e6);
  });

  it('refer to each other by names that there are', () => {
    for (const { spec } of ofKind('Service').map((service) =>
      z.looseObject({ spec: z.object({ selector: z.object({ app: z.string() }) }) }).parse(service),
    )) {
      named('Deployment', spec.selector.app);
    }
    for (const { spec } of ofKind('HorizontalPodAutoscaler').map((scaler) =>
      z
        .looseObject({ spec: z.looseObject({ scaleTargetRef: z.object({ name: z.string() }) }) })
        .parse(scaler),
    )) {
      named('Deployment', spec.scaleTargetRef.name);
    }
    for (const kind of ['PodDisruptionBudget', 'NetworkPolicy']) {
      for (const { metadata } of ofKind(kind))
        if (metadata.name !== 'nothing') named('Deployment', metadata.name);
    }
    const rules = z
      .looseObject({
        spec: z.looseObject({
          rules: z.array(
            z.object({
              host: z.string(),
              http: z.object({
                paths: z.array(
                  z.looseObject({ backend: z.object({ service: z.object({ name: z.string() }).loose() }) }),
                ),
              }),
            }),
          ),
        }),
      })
      .parse(named('Ingress', 'signpost')).spec.rules;
    for (const { http } of rules)
      for (const { backend } of http.paths) named('Service', backend.service.name);
    expect(new URL(app('shell').settings['SITE_URL'] ?? '').host).toBe(rules[0]?.host);
    const { hostname, port } = new URL(app('shell').settings['BACKEND_URL'] ?? '');
    expect(JSON.stringify(named('Service', hostname))).toContain(`"port":${port}`);
  });
});
