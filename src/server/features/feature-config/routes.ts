import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/shop/feature-config.ts';
import { defaultFeatureConfig, type FeatureConfig, mergeFeatureConfig } from '#domain/access/feature-config.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite, type WriteCall } from '#server/http/call/implement.ts';
import { lockFeatureConfig, storeFeatureConfig } from '#server/services/shop/flags.ts';

export async function featureConfigRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readFeatureConfig, () => deps.flags.read());
  await implementWrite(app, deps, calls.writeFeatureConfig, (call) =>
    store(call, (before) => withoutMocks(mergeFeatureConfig(call.input, before))),
  );
  await implementWrite(app, deps, calls.resetFeatureConfig, (call) => store(call, () => defaultFeatureConfig));
}

async function store(
  {
    tx,
    announce,
    now,
    who,
    audit,
  }: Pick<WriteCall<typeof calls.writeFeatureConfig>, 'tx' | 'announce' | 'now' | 'who' | 'audit'>,
  change: (before: FeatureConfig) => FeatureConfig,
): Promise<FeatureConfig> {
  const before = await lockFeatureConfig(tx, now);
  const config = change(before);
  await storeFeatureConfig(tx, config, now, who.customerId);
  await audit({ thing: 'featureConfig', id: 1, before, after: config });
  announce('flags');
  return config;
}

/** Mock modes have no effect here; the object keeps them, false, for clients that expect them. */
function withoutMocks(config: FeatureConfig): FeatureConfig {
  return { ...config, mockModes: defaultFeatureConfig.mockModes };
}
