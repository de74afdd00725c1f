import { Card, Container, Heading, Note, Section } from '@bearings/ui';
import { areClaimsShown } from '@bearings/web';
import { SectionHead } from '../../components/section-head';
import { team } from '../../content/samples';
import { RoleSign } from '../../scenes/role-sign';
import { aboutTexts } from './about-texts';

const texts = aboutTexts.team;

/** The team members. They are invented, so they appear only on a site that was published with `CLAIMS=shown`. */
export function Team() {
  if (!areClaimsShown()) return null;
  return (
    <Section tone="sunken">
      <Container>
        <SectionHead title={texts.title} lead={texts.lead} />
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {team.map(({ role, about, sign }) => (
            <li key={role}>
              <Card className="h-full">
                <RoleSign sign={sign} />
                <Heading level={3} className="mt-4">
                  {role}
                </Heading>
                <p className="mt-2 text-muted">{about}</p>
              </Card>
            </li>
          ))}
        </ul>
        <Note className="mt-6">{texts.sampleNote}</Note>
      </Container>
    </Section>
  );
}
