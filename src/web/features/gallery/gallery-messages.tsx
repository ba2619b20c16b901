import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { progress } from '#web/ui/messages/progress.ts';
import { Dialog, Sheet } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['info', 'success', 'warning', 'error'] as const;

/** Messages to the shopper. */
export function GalleryMessages() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen name="Alert">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={`An ${tone} alert`} className="w-full max-w-lg">
            A sentence that says what it means for you.
          </Alert>
        ))}
      </Specimen>
      <Specimen name="Notice (one at a time, F8), progress (three at most)">
        <Button
          variant="secondary"
          onClick={() => notice('Apples removed', { action: { label: 'Undo', onClick: () => notice('Back again') } })}
        >
          Notice
        </Button>
        <Button
          variant="secondary"
          onClick={() => notice('Login Failed', { description: 'Invalid email or password.', tone: 'destructive' })}
        >
          Destructive notice
        </Button>
        <Button variant="secondary" onClick={() => void progress('success', 'Saved')}>
          Progress
        </Button>
      </Specimen>
      <Specimen name="Dialog, Sheet">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Empty the basket?"
          closeLabel="Close"
          footer={<Button onClick={close}>Yes, empty it</Button>}
        >
          Everything in it will be taken out.
        </Dialog>
        <Sheet
          open={open === 'sheet'}
          onClose={close}
          title="Filters"
          closeLabel="Close"
          footer={<Button onClick={close}>Show 24 products</Button>}
        >
          Filters stand here.
        </Sheet>
      </Specimen>
      <Specimen name="EmptyState">
        <Card>
          <EmptyState
            icon={<Icon shape={ShoppingBasket} />}
            title="Your basket is empty"
            action={<Button>Browse products</Button>}
          >
            The products you add will appear here.
          </EmptyState>
        </Card>
      </Specimen>
    </>
  );
}
