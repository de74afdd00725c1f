import type { AppStore, RemoteRoutes } from '@bearings/web';
import { createRemoteLoader, preloadRemote, SiteProviders, createSiteRoutes } from 'frontend-shell/static';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

/** A page's final HTML in two parts. */
export interface RenderedPage {
  /** The title, meta tags and links for the document's `head`. */
  head: string;
  /** The site's frame with the page in it, for the element `#root`. */
  html: string;
}

/** Matches one element for the `head`. React writes these elements first, one after the other. */
const HEAD_ELEMENT = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

function splitHead(output: string): RenderedPage {
  let html = output;
  let head = '';
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html)) {
    head += found[0];
    html = html.slice(found[0].length);
  }
  return { head, html };
}

/**
 * Renders one page of the site as a visitor who is not signed in sees it.
 * @param path path from the root of the site
 * @param name name of the remote with the page
 * @param remote the routes of that remote
 * @param store store with the API's replies that the page needs
 * @param isPrivate whether the page is excluded from search results
 */
export async function renderPage(
  path: string,
  name: string,
  remote: RemoteRoutes,
  store: AppStore,
  isPrivate: boolean,
): Promise<RenderedPage> {
  const loader = createRemoteLoader({
    addresses: async () => ({ [name]: 'at hand' }),
    fetchRoutes: async () => remote,
  });
  const handler = createStaticHandler(createSiteRoutes(loader, await preloadRemote(loader, path)));
  const context = await handler.query(new Request(`http://prerender.invalid${path}`));
  if (context instanceof Response || context.statusCode !== 200) {
    throw new Error(`${path} cannot be prerendered: it answers ${getStatus(context)}.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <SiteProviders store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProviders>,
    {
      // Prevents React from splitting a large page: its parts would be put together by scripts, and
      // the page must be complete without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const page = splitHead(await text(prelude));
  // A public page that asks search engines to leave it out is the wrong page: for example, if a route is missing, the
  // page for unknown paths is rendered.
  if (!isPrivate && page.head.includes('"noindex"')) throw new Error(`${path} is kept out of search results.`);
  return page;
}

const getStatus = (answer: { status: number } | { statusCode: number }): number =>
  'status' in answer ? answer.status : answer.statusCode;
