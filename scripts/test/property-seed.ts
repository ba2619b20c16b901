import fc from 'fast-check';

/**
 * Tests of a property try the same cases in each run, so that a red test speaks of the change at hand. To look further,
 * give another seed: PROPERTY_SEED=random npm test -- src/domain, or the number that a failure has named.
 */
const { PROPERTY_SEED: asked } = process.env;
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_261_121) });
