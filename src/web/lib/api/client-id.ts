/**
 * The id by which the API knows this client: the setting CLIENT_ID, which the server writes on the document. Undefined
 * where no shop could be loaded; a call may do without.
 */
export function clientId(): string | undefined {
  return document.documentElement.dataset.client;
}
