/**
 * The only script inside a prerendered page. Publishing compiles it alone, without imports, and names
 * its hash in the content security policies of the API and the gateway.
 * @param hintCookie name of the cookie that hints at a signed-in reader; under https it has a prefix
 */
export function startPage(hintCookie: string): void {
  // Marked before the first paint, so that a signed-in reader does not see a visitor's links.
  if (new RegExp(`(^|; )(__Host-)?${hintCookie}=`).test(document.cookie)) {
    document.documentElement.dataset.signedIn = '';
  }

  // Unpacks the inlined fonts before the first text is laid out.
  void document.fonts.load('500 1em Newsreader');
  void document.fonts.load('1em "Instrument Sans"');

  // On a slow connection, scripts are preloaded while the page is being transferred. On a fast one they wait for the
  // first paint, because a browser compiles preloaded scripts in the background, which delays the paint.
  const preloadScripts = (): void => {
    const links = document.querySelector<HTMLTemplateElement>('template#preloads')?.content;
    if (links) document.head.append(links);
  };
  const slowConnectionMs = 150;
  if (performance.now() > slowConnectionMs) preloadScripts();

  // One script at a time after the first paint: together they would block a slow phone's main thread.
  const startScripts = (): void => {
    const script =
      document.querySelector<HTMLTemplateElement>('template#scripts')?.content.firstChild;
    if (!script) return;
    document.body.append(script);
    setTimeout(startScripts);
  };
  const start = (): void => {
    preloadScripts();
    startScripts();
  };
  addEventListener('DOMContentLoaded', () => {
    // A tab in the background paints nothing, so the load event starts the scripts there.
    if (document.hidden) addEventListener('load', start);
    else {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        start();
      }).observe({ type: 'paint', buffered: true });
    }
  });

  // A button pressed before hydration has no handler yet, so it is clicked again after hydration.
  let pressed: HTMLButtonElement | null | undefined;
  const notePress = ({ target }: Event): void => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const noteEnter = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement)
      pressed = target.form?.querySelector('button');
  };
  addEventListener('click', notePress);
  addEventListener('keydown', noteEnter);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', notePress);
      removeEventListener('keydown', noteEnter);
      setTimeout(() => pressed?.click());
    },
    { once: true },
  );
}
