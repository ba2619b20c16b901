import { type addLogo, addPicture } from '#contract/catalogue/pictures.ts';
import { type Answer, createApi } from '#contract/client.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import { accessToken } from '#web/lib/api/session-token.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * Uploads one picture, made smaller where it is a large photo, and reports how far it has come (0 to 1), which `fetch`
 * does not. Throws a `Refusal`, as every call does; nothing arrived is `network`.
 */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  endpoint: typeof addPicture | typeof addLogo = addPicture,
) {
  const send = createApi(async (method, url, body) => {
    const token = await accessToken();
    return new Promise<Answer>((resolve) => {
      const request = new XMLHttpRequest();
      const client = clientId();
      request.open(method, url);
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('accept-language', document.documentElement.lang);
      if (client) request.setRequestHeader('x-client-id', client);
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve({ status: request.status, body: toJson(request.responseText) });
      request.onerror = () => resolve({ status: 0, body: null });
      request.onabort = request.onerror;
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
  });
  return send(endpoint, { picture: await shrinkPhoto(file) });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
