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

/** What stands where a product could not be had: an example, where the shop wants one, or that it was not found. */
export function ProductMissing({ hasDemo, ...again }: { hasDemo: boolean } & Again) {
  return hasDemo ? <DemoProduct {...again} /> : <ProductNotFound reason="detailsFailed" {...again} />;
}
