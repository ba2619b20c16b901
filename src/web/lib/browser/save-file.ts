/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; Safari needs the address for a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * A tab for a PDF that is on its way. Called by the press itself: browsers open no tab for what comes later. `show` puts
 * the file into it, or saves it under its name where the browser shows no PDFs (as on most phones) or has opened no tab;
 * `close` takes the tab back.
 */
export function openTabForPdf(): { show: (file: Blob, name: string) => void; close: () => void } {
  const tab = navigator.pdfViewerEnabled ? window.open('', '_blank') : null;
  return {
    show: (file, name) => {
      if (!tab || tab.closed) return saveFile(file, name);
      const address = URL.createObjectURL(file);
      tab.location.replace(address);
      // Reading and printing it goes on for a while; the tab reads the file again when it is saved from there.
      setTimeout(() => URL.revokeObjectURL(address), 600_000);
    },
    close: () => tab?.close(),
  };
}
