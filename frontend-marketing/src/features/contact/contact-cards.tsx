import { pages } from '@bearings/contracts';
import { BRAND, claims } from '@bearings/domain';
import { Card, Clock, Heading, Lightbulb, Mail, MapPin, TextLink, type LucideIcon } from '@bearings/ui';
import type { ReactNode } from 'react';
import { Link } from '@bearings/web/router';
import { contactTexts } from './contact-texts';

const texts = contactTexts.cards;

interface SideCardProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function SideCard({ icon: CardIcon, title, children }: SideCardProps) {
  return (
    <Card tone="outlined" padding="medium">
      <Heading level={2} size="small" className="flex items-center gap-3">
        <CardIcon size={20} className="text-accent" aria-hidden="true" />
        <span>{title}</span>
      </Heading>
      <div className="mt-3">{children}</div>
    </Card>
  );
}

/** Quick help and contact details next to the form. */
export function ContactCards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <SideCard icon={Mail} title={texts.email}>
        <TextLink href={`mailto:${BRAND.supportEmail}`} className="break-all">
          {BRAND.supportEmail}
        </TextLink>
        <p className="mt-1 text-sm text-muted">{texts.emailText}</p>
      </SideCard>
      <SideCard icon={Clock} title={texts.hours}>
        <dl>
          {claims.contact.hours.map(({ days, time }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-muted">{texts.hoursNote}</p>
      </SideCard>
      <SideCard icon={MapPin} title={texts.location}>
        <p>{claims.contact.location}</p>
      </SideCard>
      <SideCard icon={Lightbulb} title={texts.quickHelp}>
        <ul>
          {texts.topics.map(({ label, page }) => (
            <li key={page}>
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={pages[page]}>{label}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </SideCard>
    </div>
  );
}
