import { useState } from 'react';
import { Spinner } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { Price } from '#web/ui/show/price.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { StatusDot } from '#web/ui/show/status-dot.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['yellow', 'green', 'red', 'grey', 'accent'] as const;
const dots = ['green', 'yellow', 'red', 'grey'] as const;
const labels = { less: 'Less', more: 'More', remove: 'Remove' };

/** What a shelf is made of. */
export function GalleryShop() {
  const [pieces, setPieces] = useState(1);
  const [kilos, setKilos] = useState(0.5);
  return (
    <>
      <Specimen name="Price">
        <Price amount={3.5} notes={['per kg']} />
        <Price
          amount={2.24}
          original={2.8}
          notes={['each, approx. 250 g', '8.96 / kg']}
          nowLabel="Price now:"
          wasLabel="Price before:"
        />
        <Price amount={1234.5} size="large" notes={['12.35 / L']} />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper
          value={pieces}
          onChange={setPieces}
          onRemove={() => setPieces(1)}
          max={5}
          label="Quantity"
          labels={labels}
        />
        <Stepper
          value={kilos}
          onChange={setKilos}
          min={0.1}
          max={3}
          step={0.1}
          unit="kg"
          label="Weight"
          labels={labels}
        />
        <Stepper value={2} onChange={() => undefined} disabled label="Disabled" labels={labels} />
      </Specimen>
      <Specimen name="Badge, StatusDot">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {dots.map((tone) => (
          <span key={tone} className="inline-flex items-center gap-2">
            <StatusDot tone={tone} /> {tone}
          </span>
        ))}
      </Specimen>
      <Specimen name="Card, Picture, Skeleton, Spinner">
        <Card className="w-56" padded={false}>
          <Picture src={null} alt="Apples" width={4} height={3} fallback="🍎" />
          <p className="p-4 font-semibold">A card with a picture that is missing</p>
        </Card>
        <Card className="grid w-56 gap-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/3" />
        </Card>
        <Spinner />
      </Specimen>
    </>
  );
}
