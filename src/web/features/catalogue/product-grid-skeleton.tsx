import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { besideStyle } from './product-grid.tsx';

/** Cards that are on their way, each in the shape of a product card. */
const places = Array.from({ length: 8 }, (_, i) => i);

/** What stands in the grid's place while products are fetched. */
export function ProductGridSkeleton() {
  return (
    <ul aria-hidden="true" className={besideStyle}>
      {places.map((place) => (
        <li key={place} className="overflow-hidden rounded-card border border-line bg-card">
          <Skeleton className="aspect-square rounded-none" />
          <div className="grid gap-2 p-1.5 pb-2.5 max-sm:mt-8 sm:p-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </li>
      ))}
    </ul>
  );
}
