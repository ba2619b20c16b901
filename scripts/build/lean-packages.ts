import type { Plugin } from 'vite';

/** Parts of packages that pages carry and never use: the file, and what stands in its place. */
const leanParts: readonly { file: RegExp; text: string }[] = [
  {
    // Sizes, colours and contexts of icons: ours are sized by class and coloured by their text.
    file: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    text: `import { createElement } from 'react';
const look = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true };
export default ({ node }) => (props) => createElement('svg', { ...look, ...props }, node.map(([tag, shape]) => createElement(tag, shape)));`,
  },
  {
    // What a monitoring tool would hook into; the router asks for it only when it is given such a tool.
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    text: `const none = () => undefined;
export { none as consumeInstrumentationClientResultMetaReceiver, none as getRouteInstrumentationUpdates, none as instrumentClientSideRouter, none as instrumentHandler, none as instrumentationResultMetaContext };`,
  },
  {
    // Asks the server for the routes of links as they appear; all of ours are known from the start (react-router.config.ts).
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    text: `const none = () => undefined;
export { none as getManifestPath, none as getPartialManifest, none as getPatchRoutesOnNavigationFunction, none as getPathsWithAncestors, none as handleClientVersionMismatch, none as isFogOfWarEnabled, none as useFogOFWarDiscovery };`,
  },
  {
    // What stands where a page's own error page (root.tsx) has failed too: the heading alone, no stack for shoppers.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    text: `import { Component, createElement } from 'react';
const heading = createElement('h1', null, 'Unexpected Application Error!');
const lastResort = () => createElement('html', { lang: 'en' }, createElement('body', null, heading));
const within = ({ children }) => children;
export class RemixErrorBoundary extends Component {
  state = {};
  static getDerivedStateFromError(error) { console.error(error); return { error }; }
  static getDerivedStateFromProps({ location }, state) { return location === state.location ? null : { location, error: null }; }
  render() { return this.state.error ? lastResort() : this.props.children; }
}
export { within as BoundaryShell, lastResort as RemixRootDefaultErrorBoundary };`,
  },
  {
    // Fetches the style sheets of a lazy part before its script; all of ours are in one sheet, which the page has.
    file: /^\0vite\/preload-helper\.js$/,
    text: 'export const __vitePreload = (load) => load();',
  },
];

/** What a call is described by in the API's document; no page reads it. */
const describing = /^ {2}(?:summary|tag): '[^']*',\n/gm;

/** Fails when a package has moved a part, so that an upgrade cannot bring it back unseen. */
export function leanPackages(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = leanParts.find(({ file }) => file.test(id));
      if (!part) return null;
      found.add(part.file);
      return part.text;
    },
    transform(code, id) {
      const isContract = this.environment.name === 'client' && /\/src\/contract\/[\w-]+\.ts$/.test(id);
      return isContract ? code.replace(describing, '') : null;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file } of leanParts) if (!found.has(file)) this.error(`lean-packages: nothing is named ${file} now`);
    },
  };
}
