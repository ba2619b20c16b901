import { Skeleton } from '#web/ui/show/skeleton.tsx';

/** The shape of the checkout until it is known from the browser who orders what. */
export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-96" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}
