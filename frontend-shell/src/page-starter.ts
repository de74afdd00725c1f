/**
 * The only script inside a prerendered page. Publishing compiles it as one script without imports,
 * and adds its hash to the content security policies of the API and the gateway.
 *  @param hintCookie name of the hint cookie, which under https has a prefix
 */
export function startPage(hintCookie: string): void {
  // Marks the page before the first paint, so that a reader who is signed in does not see the links for visitors.
  if (new RegExp(`(^|; )(__Host-)?${hintCookie}=`).test(document.cookie)) {
    document.documentElement.dataset.signedIn = '';
  }

  // Starts decoding the inline fonts before the first text is laid out.
  void document.fonts.load('500 1em Newsreader');
  void document.fonts.load('1em "Instrument Sans"');

  // On a slow connection, scripts are preloaded while the page is still arriving. On a fast one they are loaded after
  // the first paint: the browser compiles preloaded scripts in the background, which would delay the paint.
  const preloadScripts = (): void => {
    const links = document.querySelector<HTMLTemplateElement>('template#preloads')?.content;
    if (links) document.head.append(links);
  };
  const slowConnectionMs = 150;
  if (performance.now() > slowConnectionMs) preloadScripts();

  // Runs the scripts one at a time after the first paint. All at once would block the main thread of a slow phone.
  const startScripts = (): void => {
    const script = document.querySelector<HTMLTemplateElement>('template#scripts')?.content.firstChild;
    if (!script) return;
    document.body.append(script);
    setTimeout(startScripts);
  };
  const startListening = (): void => {
    preloadScripts();
    startScripts();
  };
  addEventListener('DOMContentLoaded', () => {
    // A background tab never paints, so there the load event starts the scripts.
    if (document.hidden) addEventListener('load', startListening);
    else {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        startListening();
      }).observe({ type: 'paint', buffered: true });
    }
  });

  // A button that is clicked before hydration has no handler yet, so it is clicked again by this
  // script after hydration.
  let pressedButton: HTMLButtonElement | null | undefined;
  const notePressedButton = ({ target }: Event): void => {
    pressedButton = target instanceof Element ? target.closest('button') : null;
  };
  const notePressedEnter = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) pressedButton = target.form?.querySelector('button');
  };
  addEventListener('click', notePressedButton);
  addEventListener('keydown', notePressedEnter);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', notePressedButton);
      removeEventListener('keydown', notePressedEnter);
      setTimeout(() => pressedButton?.click());
    },
    { once: true },
  );
}
