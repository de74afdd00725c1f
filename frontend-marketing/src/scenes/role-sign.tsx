import { BookOpen, Compass, Settings, type LucideIcon } from '@bearings/ui';
import type { TeamMember } from '../content/samples';

const SIGN_ICONS: Record<TeamMember['sign'], LucideIcon> = {
  compass: Compass,
  book: BookOpen,
  tools: Settings,
};

/** An icon for a team role. It takes the place of a portrait, since the team is invented. */
export function RoleSign({ sign }: { sign: TeamMember['sign'] }) {
  const Sign = SIGN_ICONS[sign];
  return (
    <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary">
      <Sign size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
