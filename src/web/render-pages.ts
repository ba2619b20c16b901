import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi, type Transport } from '#contract/client.ts';
import { apiContext } from './lib/api/api-context.ts';

/** Renders a page by the build that `load` gives; its loaders ask the public API through `transport`. */
export function renderWith(load: () => Promise<ServerBuild>, mode: 'production' | 'development') {
  const handle = createRequestHandler(load, mode);
  return (request: Request, transport: Transport): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(transport));
    return handle(request, context);
  };
}
