import { Skeleton } from '@bearings/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** Returns a component for a part of a page. Its code is downloaded when the part is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: { height: string; label?: string },
): ComponentType<Props> {
  const LoadedPart = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Skeleton {...placeholder} />}>
        <LoadedPart {...props} />
      </Suspense>
    );
  };
}
