import { z } from 'zod';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** A host and its port, as an address writes them: `erp.lan:8080`, `127.0.0.1:9000`, `[::1]:9000`. */
const oneHost = /^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/;

/** Hosts that the shop may call although they are private or without TLS. */
export const allowedHosts = z.preprocess(
  blankIsUnset,
  z
    .string()
    .max(2000)
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => oneHost.test(host)), 'must be host:port, several with commas between')
    .default([]),
);

export const webhookSettings = { WEBHOOK_ALLOWED_HOSTS: allowedHosts };
