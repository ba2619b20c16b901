import { type FlagPath, flagPaths } from '#domain/access/feature-config.ts';
import { flagNeeds } from '#domain/access/flag-effects.ts';
import { socialProviders } from '#domain/account/social-providers.ts';
import { email } from '../fields.ts';
import { z } from '../zod.ts';

export const mailWays = ['smtp', 'files'] as const;

export const systemState = z
  .object({
    mail: z.object({
      /** To a mail server, or as files in the folder `outbox` of the data. */
      by: z.enum(mailWays),
      /** The mail server, without who signs in there. */
      host: z.string().nullable(),
      /** Entries of the outbox that are not done, and those of them that have failed at least once. */
      waiting: z.number(),
      failed: z.number(),
      /** Those that nobody tries any more (`GET /outbox?state=dead`). */
      dead: z.number(),
      /** Since when the oldest of them waits. */
      waitingSince: z.string().nullable(),
    }),
    /** Who sends the SMS; without anybody they are files beside those of mails. */
    sms: z.object({ isConfigured: z.boolean(), host: z.string().nullable() }),
    /** By which address push services know the shop; null: devices of customers are told nothing. */
    push: z.object({ isConfigured: z.boolean(), contact: z.string().nullable() }),
    socialProviders: z.array(
      z.object({ provider: z.enum(socialProviders), label: z.string(), isConfigured: z.boolean() }),
    ),
    /** Whose pictures the map of the stores has; null: none but our own drawing. */
    mapTiles: z.object({ host: z.string() }).nullable(),
    paymentProviders: z.array(z.object({ method: z.string(), isConfigured: z.boolean() })),
    database: z.enum(['postgres', 'embedded']),
    /** The replica of the database that the catalogue is read from, as this process sees it; null: there is none. */
    replica: z
      .object({
        isRead: z.boolean(),
        /** How far it is behind at most; null: not known. */
        lagMilliseconds: z.number().nullable(),
      })
      .nullable(),
    /** Each flag of the configuration: whether it does anything today, what it needs for that, and whether that is there. */
    flags: z.array(
      z.object({
        flag: z.enum(flagPaths as [FlagPath, ...FlagPath[]]),
        isOn: z.boolean(),
        acts: z.boolean(),
        needs: z.enum(flagNeeds).nullable(),
        isMet: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.output<typeof systemState>;

export const readSystemState = {
  summary: 'What the shop is connected to, what waits to be sent, and which flags can do what they say',
  input: z.object({}),
  output: systemState,
};

export const sendTestMail = {
  summary: 'Sends a mail as all mails are sent, and answers within ten seconds whether it was handed over',
  input: z.object({ to: email }),
  output: z
    .object({
      handedOver: z.boolean(),
      by: z.enum(mailWays),
      /** What the mail server said, where it did not take the mail. */
      error: z.string().nullable(),
    })
    .meta({ id: 'TestMail' }),
};
export type TestMail = z.output<typeof sendTestMail.output>;

export const setupSteps = ['identity', 'store', 'hours', 'deliveryRules', 'slots', 'products', 'bankAccount'] as const;
export const readSetupState = {
  summary: 'What a new shop still lacks, from what is there',
  input: z.object({}),
  output: z
    .object({
      isComplete: z.boolean(),
      /** A step that is optional does not keep the shop from being complete. */
      steps: z.array(z.object({ step: z.enum(setupSteps), isDone: z.boolean(), isOptional: z.boolean() })),
    })
    .meta({ id: 'SetupState' }),
};
export type SetupState = z.output<typeof readSetupState.output>;
