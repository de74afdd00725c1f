import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from './icons';
import { Heading, type HeadingLevel } from './typography';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** A short label that shows a state. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="ui-badge" data-tone={tone}>
      {children}
    </span>
  );
}

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const ALERT_ICONS: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** True for a message that follows an action of the user: screen readers announce it immediately. */
  live?: boolean;
}

/** A message within the page. */
export function Alert({ tone = 'info', title, children, action, live = false }: AlertProps) {
  const AlertIcon = ALERT_ICONS[tone];
  return (
    <div className="ui-alert" data-tone={tone} role={live ? 'alert' : undefined}>
      <AlertIcon className="ui-alert-icon" size={20} aria-hidden="true" />
      <div className="ui-alert-body">
        {title && <p className="ui-alert-title">{title}</p>}
        {children && <div className="ui-alert-text">{children}</div>}
        {action && <div className="ui-alert-action">{action}</div>}
      </div>
    </div>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** One of the drawings in `./illustrations`. */
  illustration?: ReactNode;
  action?: ReactNode;
  level?: HeadingLevel;
  className?: string;
}

/** A message for an empty list or page, with a link or button. */
export function EmptyState({ title, children, illustration, action, level = 2, className }: EmptyStateProps) {
  return (
    <div className={joinClassNames('ui-empty', className)}>
      {illustration && <div className="ui-empty-picture">{illustration}</div>}
      <Heading level={level} size={level === 1 ? 'medium' : 'small'}>
        {title}
      </Heading>
      {children && <div className="ui-empty-text">{children}</div>}
      {action && <div className="ui-empty-action">{action}</div>}
    </div>
  );
}
