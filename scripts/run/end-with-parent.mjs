// Loaded with --import into a child of ours: when the channel to the parent breaks, the parent is dead, so end as well.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
// The child's own workers have another channel, which is none of our business.
const place = process.execArgv.indexOf(import.meta.url);
if (place > 0) process.execArgv.splice(place - 1, 2);
