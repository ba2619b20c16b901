import type { FastifyInstance } from 'fastify';
import { readFeatureConfig, resetFeatureConfig, writeFeatureConfig } from '#contract/feature-config.ts';
import { defaultFeatureConfig, type FeatureConfig } from '#domain/access/feature-config.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { type Call, implement, implementWrite } from '#server/http/call/implement.ts';
import { storeFeatureConfig } from '#server/services/flags.ts';

export async function featureConfigRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, readFeatureConfig, () => deps.flags.read());
  await implementWrite(app, deps, writeFeatureConfig, (call) => store(call, withoutMocks(call.input)));
  await implementWrite(app, deps, resetFeatureConfig, (call) => store(call, defaultFeatureConfig));
}

async function store(
  { tx, announce, now, who }: Write & Pick<Call<typeof writeFeatureConfig>, 'now' | 'who'>,
  config: FeatureConfig,
): Promise<FeatureConfig> {
  await storeFeatureConfig(tx, config, now, who.customerId);
  announce('flags');
  return config;
}

/** Mock modes have no effect here; the object keeps them, false, for clients that expect them. */
function withoutMocks(config: FeatureConfig): FeatureConfig {
  return { ...config, mockModes: defaultFeatureConfig.mockModes };
}
