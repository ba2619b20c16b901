import Bowser from 'bowser';

/** What a browser calls itself, in two words that its owner knows: "Firefox · Windows"; empty where it says nothing. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 100);
}
