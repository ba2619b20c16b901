/** What the goods of a shop carry, and the labels of its scale. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const;
/** Milliseconds between two looks, and after which a code that stays in sight counts again. */
const every = 120;
const again = 1500;

type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type Native = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

/** The browser's own detector where it knows these codes, else the decoder that the shop itself serves. */
async function makeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector;
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && known.includes('ean_13')) return new own({ formats: formats.filter((one) => known.includes(one)) });
  const [{ BarcodeDetector, prepareZXingModule }, { default: decoder }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  prepareZXingModule({ overrides: { locateFile: () => decoder } });
  return new BarcodeDetector({ formats: [...formats] });
}

/**
 * Shows the camera at the back of the device and calls `onCode` with the digits of each code that comes into sight, until
 * `signal` ends it. Throws where there is no camera, or none is allowed.
 */
export async function readCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await makeDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    const found = await detector.detect(video).catch(() => []);
    const now = performance.now();
    for (const { rawValue } of found) {
      if (now - (seen.get(rawValue) ?? Number.NEGATIVE_INFINITY) > again && !signal.aborted) onCode(rawValue);
      seen.set(rawValue, now);
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
