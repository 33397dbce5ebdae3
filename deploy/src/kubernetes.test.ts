import { z } from 'zod';
import { FILES, manifestsOf, typeProblems, validate, type Manifest } from './kubernetes';
import { documents } from './read';
import { outdatedOptional, parseSettings, SECRETS, unknownSettings, missingSettings } from './settings';

const all = FILES.flatMap(manifestsOf);
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
const manifestNamed = (kind: string, name: string): Manifest => {
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
  const { spec } = deployment.parse(manifestNamed('Deployment', name));
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const secrets = strings.parse(manifestNamed('Secret', 'signpost')['stringData']);
  const config = strings.parse(manifestNamed('ConfigMap', container.envFrom[0].configMapRef.name)['data']);
  const secret = container.env.map(({ name: variable, valueFrom }) => [
    variable,
    secrets[valueFrom.secretKeyRef.key] ?? '',
  ]);
  return { spec, pod, container, settings: { ...config, ...strings.parse(Object.fromEntries(secret)) } };
};

describe('Kubernetes manifests', () => {
  it.each(all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'of %s match the schema of their kind',
    (_name, manifest) => expect(() => validate(manifest)).not.toThrow(),
  );

  it('have no field unknown to Kubernetes, and the check finds one', () => {
    expect(typeProblems(all)).toEqual([]);
    const misspelt = { ...manifestNamed('Service', 'shell'), spec: { selektor: { app: 'shell' } } };
    expect(typeProblems([misspelt]).join()).toMatch(/selektor/);
    expect(() => validate({ ...misspelt, spec: { ports: 'http' } })).toThrow(/ports/);
  });

  it('are all applied, except the example', () => {
    const [kustomization] = documents('deploy/kubernetes/kustomization.yaml');
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(kustomization);
    expect([...resources].sort()).toEqual(FILES.filter((file) => !file.includes('.example.')).sort());
  });

  it.each(['shell', 'backend'] as const)('give the %s settings that it reads and accepts', (name) => {
    const { settings } = app(name);
    expect(unknownSettings(name, settings)).toEqual([]);
    expect(() => parseSettings(name, settings)).not.toThrow();
    expect(() => parseSettings(name, { ...settings, LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/);
  });

  it.each(['shell', 'backend'] as const)('set every setting that the %s requires', (name) => {
    const { settings } = app(name);
    expect(missingSettings(name, settings)).toEqual([]);
    expect(outdatedOptional(name)).toEqual([]);
    // Verifies that each required setting would be reported if it were missing.
    for (const needed of name === 'shell'
      ? ['REGISTRY_KEYS', 'OPERATOR_TOKEN']
      : ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM']) {
      expect(missingSettings(name, { ...settings, [needed]: '' })).toEqual([needed]);
    }
  });

  it('keep secrets out of what is applied from the repository', () => {
    const applied = ofKind('ConfigMap').flatMap(({ data }) => Object.keys(strings.parse(data)));
    expect(applied.filter((name) => SECRETS.some((secret) => secret === name))).toEqual([]);
    expect(ofKind('Secret').map(({ metadata }) => metadata.name)).toEqual(['signpost']);
    expect(manifestsOf('secret.example.yaml')).toHaveLength(1);
  });

  it.each(['shell', 'backend'] as const)(
    'probe the %s for liveness and readiness, and let it drain',
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

  it('leave the shells the memory that their workers may use, including one being replaced', () => {
    const { container, settings } = app('shell');
    const limit = parseInt(container.resources.limits.memory, 10) * 1024 ** 3;
    const workers = (Number(settings['WORKERS']) + 1) * Number(settings['MEMORY_LIMIT_MB']) * 1e6;
    expect(container.resources.limits.memory).toMatch(/Gi$/);
    expect(limit).toBeGreaterThan(workers + 150e6);
  });

  it('refer to each other by existing names', () => {
    for (const { spec } of ofKind('Service').map((service) =>
      z.looseObject({ spec: z.object({ selector: z.object({ app: z.string() }) }) }).parse(service),
    )) {
      manifestNamed('Deployment', spec.selector.app);
    }
    for (const { spec } of ofKind('HorizontalPodAutoscaler').map((scaler) =>
      z
        .looseObject({ spec: z.looseObject({ scaleTargetRef: z.object({ name: z.string() }) }) })
        .parse(scaler),
    )) {
      manifestNamed('Deployment', spec.scaleTargetRef.name);
    }
    for (const kind of ['PodDisruptionBudget', 'NetworkPolicy']) {
      for (const { metadata } of ofKind(kind))
        if (metadata.name !== 'nothing') manifestNamed('Deployment', metadata.name);
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
      .parse(manifestNamed('Ingress', 'signpost')).spec.rules;
    for (const { http } of rules)
      for (const { backend } of http.paths) manifestNamed('Service', backend.service.name);
    expect(new URL(app('shell').settings['SITE_URL'] ?? '').host).toBe(rules[0]?.host);
    const { hostname, port } = new URL(app('shell').settings['BACKEND_URL'] ?? '');
    expect(JSON.stringify(manifestNamed('Service', hostname))).toContain(`"port":${port}`);
  });
});
