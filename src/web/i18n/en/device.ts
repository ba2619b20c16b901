import type { DeviceWords } from '../fr/device.ts';

export const device = {
  kept: 'No connection',
  keptText: 'This is what this device has kept ({{age}}). Something may have happened since.',
  update: 'A new version of the shop is ready',
  updateNow: 'Reload',
  updateText: 'Your basket and what you have typed are kept.',
} satisfies DeviceWords;
