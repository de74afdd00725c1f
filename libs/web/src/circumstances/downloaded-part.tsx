import { Alert, Button, Skeleton } from '@bearings/ui';
import { type ComponentType, useEffect, useState } from 'react';

interface PartTexts {
  loading: string;
  failed: string;
  retry: string;
}

type DownloadState<Props> = { kind: 'loading' | 'failed' } | { kind: 'loaded'; Loaded: ComponentType<Props> };

/**
 * Returns a component for a part of a page whose code is downloaded after the page. If the download
 * fails, the rest of the page can be used, and the part offers a retry.
 * @param load downloads the part
 * @param height the CSS height of its placeholder
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
  texts: PartTexts,
): ComponentType<Props> {
  return function DownloadedPart(props: Props) {
    const [state, setState] = useState<DownloadState<Props>>({ kind: 'loading' });
    const isLoading = state.kind === 'loading';
    useEffect(() => {
      if (!isLoading) return undefined;
      let isShown = true;
      load().then(
        (Loaded) => isShown && setState({ kind: 'loaded', Loaded }),
        () => isShown && setState({ kind: 'failed' }),
      );
      return () => {
        isShown = false;
      };
    }, [isLoading]);
    if (state.kind === 'loaded') return <state.Loaded {...props} />;
    if (isLoading) return <Skeleton height={height} label={texts.loading} />;
    return (
      <Alert
        tone="warning"
        live
        action={
          <Button variant="secondary" size="small" onClick={() => setState({ kind: 'loading' })}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Alert>
    );
  };
}
