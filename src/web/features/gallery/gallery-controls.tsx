import Search from 'lucide/dist/esm/icons/search.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Buttons and form controls. */
export function GalleryControls() {
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <Specimen name="Button, LinkButton, IconButton">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="small">small</Button>
        <Button size="large">large</Button>
        <Button disabled>disabled</Button>
        <Button busy={isBusy} onClick={() => setBusy(true)}>
          busy
        </Button>
        <LinkButton to="/gallery" variant="secondary">
          a link
        </LinkButton>
        <IconButton label="Search" icon={<Icon shape={Search} className="size-5" />} />
      </Specimen>
      <Specimen name="Field, TextInput, PasswordInput, Select, Textarea">
        <Field label="Name" hint="As on your letterbox" required className="w-72">
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label="Email" error="Please enter a valid email address" className="w-72">
          {(control) => <TextInput {...control} type="email" defaultValue="nobody@" />}
        </Field>
        <Field label="Password" className="w-72">
          {(control) => <PasswordInput {...control} showLabel="Show password" hideLabel="Hide password" />}
        </Field>
        <Field label="Sort by" optional="optional" className="w-72">
          {(control) => (
            <Select {...control} defaultValue="price">
              <option value="name">Name, A to Z</option>
              <option value="price">Price, low to high</option>
            </Select>
          )}
        </Field>
        <Field label="Delivery note" className="w-72">
          {(control) => <Textarea {...control} rows={3} placeholder="The code of the door" />}
        </Field>
        <Field label="Disabled" className="w-72">
          {(control) => <TextInput {...control} disabled defaultValue="Not now" />}
        </Field>
      </Specimen>
      <Specimen name="Checkbox, RadioCards">
        <div className="w-72">
          <Checkbox label="Offers only" defaultChecked />
          <Checkbox label="I accept" hint="The terms of the shop" error="Required" />
        </div>
        <div className="w-full max-w-xl">
          <RadioCards
            legend="How would you like it?"
            name="gallery-method"
            defaultValue="delivery"
            options={[
              { value: 'delivery', label: 'Delivery', hint: 'From 30 min', icon: <Icon shape={Truck} /> },
              { value: 'pickup', label: 'Pickup', hint: 'Ready in store', icon: <Icon shape={Store} /> },
            ]}
          />
        </div>
      </Specimen>
    </>
  );
}
