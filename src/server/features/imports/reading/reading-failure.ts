import type { ImportFault } from '#domain/import/import-failure.ts';

/** A file that cannot be read, for a reason that whoever sent it can do something about. */
export class ReadingFailure extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(`the file cannot be read: ${fault.code}`);
    this.fault = fault;
  }
}
