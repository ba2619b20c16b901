/** Whether this browser can make and use passkeys on this page; browsers give none to bare network addresses. */
export function canUsePasskeys(): boolean {
  if (typeof window === 'undefined' || !window.isSecureContext || !('PublicKeyCredential' in window)) return false;
  return !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
}
