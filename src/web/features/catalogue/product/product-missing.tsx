import { DemoProduct } from './demo-product.tsx';
import { ProductNotFound } from './product-not-found.tsx';

/** What stands where a product could not be had: an example, where the shop wants one, or that it was not found. */
export function ProductMissing({ hasDemo, ...again }: { hasDemo: boolean; onRetry: () => void; isBusy: boolean }) {
  return hasDemo ? <DemoProduct {...again} /> : <ProductNotFound {...again} />;
}
