import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { Icon } from '#web/ui/show/icon.tsx';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline';

/** A telephone number and a mail address to act on; what is empty is left out. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          <Icon shape={Phone} className="size-5 shrink-0" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <Icon shape={Mail} className="size-5 shrink-0" />
          <span className="break-all">{email}</span>
        </a>
      )}
    </p>
  );
}
