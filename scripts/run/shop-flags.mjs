/**
 * How Node runs the shop. The young generation of V8 grows to 128 MiB where the machine has memory to spare, and keeps them:
 * a third of what an idle shop takes. With 48 a request costs a few per cent more (docs/decisions/0024).
 */
export const shopFlags = ['--max-semi-space-size=16'];
