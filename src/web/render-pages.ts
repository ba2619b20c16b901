import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi, type Transport } from '#contract/client.ts';
import { apiContext } from './lib/api/api-context.ts';
import { pageBodyContext } from './lib/page/page-body.ts';

/**
 * Renders a page by a build; its loaders ask the public API through `transport`. A function that loads the build is asked
 * again for each page, and all that the router derives from it is made again: for development alone.
 */
export function renderWith(build: ServerBuild | (() => Promise<ServerBuild>), mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, transport: Transport) => {
    const context = new RouterContextProvider();
    const page = { html: null as Buffer | null };
    context.set(apiContext, createApi(transport));
    context.set(pageBodyContext, page);
    const response = await handle(request, context);
    const { status, headers } = response;
    return { status, headers, body: page.html ?? Buffer.from(await response.arrayBuffer()) };
  };
}
