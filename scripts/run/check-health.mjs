// The health check of the image: ends with 0 while the shop's process answers. One that drains is healthy.
const { PORT = '3000' } = process.env;
const isWell = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
