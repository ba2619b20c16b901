import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';

/** The words of home's first screen over their picture, as shoppers see them. Without one goods stand there. */
export function HeroPreview(props: {
  language: Language;
  picture: string | null;
  alt: string;
  link: string;
  children: ReactNode;
}) {
  const { language, picture, alt, link, children } = props;
  return (
    <div lang={language} className="bright relative min-h-44 overflow-hidden rounded-card p-4">
      {picture && (
        <img
          src={picture}
          alt={alt}
          className="absolute inset-y-0 right-0 h-full w-3/5 object-cover object-[80%_45%]"
        />
      )}
      <span className="absolute inset-y-0 right-0 w-3/5 bg-linear-to-r from-[#eef2e9] to-transparent to-50%" />
      <div className="relative grid max-w-[55%] gap-1.5">
        {children}
        {link && <p className="text-sm font-semibold text-brand underline underline-offset-4">{link}</p>}
      </div>
    </div>
  );
}
