/**
 * The only script inside a prerendered page. Publishing compiles it as one script without imports,
 * and adds its hash to the content security policies of the API and the gateway.
 *  @param hintCookie name of the hint cookie, which under https has a prefix
 *  @param newReportKey name under which the browser stores the assessment of a report that it has not shown yet
 */
export function startPage(hintCookie: string, newReportKey: string): void {
  // Marks the page before the first paint, so that a reader who is signed in does not see the links for visitors.
  const isSignedIn = new RegExp(`(^|; )(__Host-)?${hintCookie}=`).test(document.cookie);
  if (isSignedIn) document.documentElement.dataset.signedIn = '';

  // Shows the opening of a report as soon as the API has rendered it. Without it the page stays a placeholder until the
  // scripts have fetched the report.
  const showReport = async (program: string): Promise<void> => {
    const [, id] = /^\/report\/([^/]+)\/?$/.exec(location.pathname) ?? [];
    // A new report unfolds, which the scripts animate.
    if (localStorage.getItem(newReportKey) === id) return;
    const latestFrameMs = 200;
    const signal = AbortSignal.timeout(3_000);
    const reply = await fetch(`/api/reports/assessment/${id}/page?program=${program}`, { signal });
    const html = reply.ok ? await reply.text() : '';
    if (html === '') return;
    if (document.readyState === 'loading') {
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    }
    const root = document.getElementById('root');
    if (root) root.outerHTML = html;
    // The scripts wait until this is painted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      // A tab that is hidden meanwhile paints no frame.
      setTimeout(resolve, latestFrameMs);
    });
  };
  const program = document.querySelector<HTMLMetaElement>('meta[name="report-page"]')?.content;
  // An address with parameters shows another version, or another country's pay.
  const isReport = program !== undefined && isSignedIn && location.search === '';
  const shown = isReport ? showReport(program).catch(() => {}) : Promise.resolve();

  // Calls a part of the browser that may be missing or blocked. The page starts without it.
  const tryTo = (use: () => unknown): void => {
    try {
      use();
    } catch {
      // The page starts without this part.
    }
  };

  // Starts decoding the inline fonts before the first text is laid out.
  tryTo(() => {
    for (const font of ['500 1em Newsreader', '1em "Instrument Sans"']) document.fonts.load(font).catch(() => {});
  });

  // On a slow connection, scripts are preloaded while the page is still arriving. On a fast one they are loaded after
  // the first paint: the browser compiles preloaded scripts in the background, which would delay the paint.
  const preloadScripts = (): void => {
    const links = document.querySelector<HTMLTemplateElement>('template#preloads')?.content;
    if (links) document.head.append(links);
  };
  const slowConnectionMs = 150;
  tryTo(() => performance.now() > slowConnectionMs && preloadScripts());

  // Runs the scripts one at a time after the first paint. All at once would block the main thread of a slow phone.
  const startScripts = (): void => {
    const script = document.querySelector<HTMLTemplateElement>('template#scripts')?.content.firstChild;
    if (!script) return;
    document.body.append(script);
    setTimeout(startScripts);
  };
  let isStarted = false;
  const startOnce = (): void => {
    if (isStarted) return;
    isStarted = true;
    void shown.then(preloadScripts).then(startScripts);
  };
  const latestStartMs = 1_000;
  addEventListener('DOMContentLoaded', () => {
    // A background tab never paints, and some browsers report no paint.
    setTimeout(startOnce, latestStartMs);
    if (document.hidden) addEventListener('load', startOnce);
    else {
      tryTo(() =>
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          startOnce();
        }).observe({ type: 'paint', buffered: true }),
      );
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
