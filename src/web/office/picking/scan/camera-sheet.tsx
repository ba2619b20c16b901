import { Sheet } from '#web/ui/modal/dialog.tsx';
import { CameraView } from '../../scanner/camera-view.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** The camera of the device above what is being picked. */
export function CameraSheet({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useOfficeT();
  return (
    <Sheet open title={t('admin.picking.scan')} closeLabel={t('admin.picking.close')} onClose={onClose}>
      <CameraView onCode={onCode} className="aspect-4/3 w-full rounded-card bg-sunken object-cover" />
    </Sheet>
  );
}
