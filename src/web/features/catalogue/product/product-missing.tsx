import { lazy } from 'react';
import { ProductNotFound } from './product-not-found.tsx';

type Again = { onRetry: () => void; isBusy: boolean };

// Where not even the example can be had, that is said.
const DemoProduct = lazy(() =>
  import('./demo-product.tsx').then(
    (file) => ({ default: file.DemoProduct }),
    () => ({ default: (again: Again) => <ProductNotFound reason="demoFailed" {...again} /> }),
  ),
);

/** What stands where a product could not be had: an example, where the shop wants one, or why there is none. */
export function ProductMissing({ hasDemo, isRemoved, ...again }: { hasDemo: boolean; isRemoved: boolean } & Again) {
  if (hasDemo) return <DemoProduct {...again} />;
  return <ProductNotFound reason={isRemoved ? 'removed' : 'detailsFailed'} {...again} />;
}
