import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi, type Transport } from '#contract/client.ts';
import { apiContext } from './lib/api/api-context.ts';

/**
 * Renders a page by a build; its loaders ask the public API through `transport`. A function that loads the build is asked
 * again for each page, and all that the router derives from it is made again: for development alone.
 */
export function renderWith(build: ServerBuild | (() => Promise<ServerBuild>), mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  return (request: Request, transport: Transport): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(transport));
    return handle(request, context);
  };
}
