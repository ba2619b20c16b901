/** Why a file cannot be restored, in words for whoever runs the shop. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}
