import { HStack } from "@chakra-ui/react/stack";
import { Mail, Phone, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteSummary_athlete$key } from "../__generated__/AthleteSummary_athlete.graphql";
import { IdentityPanel } from "../ui/IdentityPanel";
import { initialsOf } from "../ui/initials";
import { TextLink } from "../ui/TextLink";
import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";
import { StatusBadge } from "../ui/StatusBadge";

/** Who it is. The server answers with e-mail and phone only to those who may see them. */
export function AthleteSummary({ athlete }: { athlete: AthleteSummary_athlete$key }) {
  const { displayName, level, email, phone } = useFragment(
    graphql`
      fragment AthleteSummary_athlete on Athlete {
        displayName
        level
        email
        phone
      }
    `,
    athlete,
  );
  const name = displayName || "Atleta";
  return (
    <IdentityPanel mark={initialsOf(name)} name={name} badges={<LevelBadge level={level} />}>
      {email || phone ? (
        <HStack gap="5" rowGap="1" wrap="wrap">
          {email ? <Contact icon={Mail} href={`mailto:${email}`} text={email} /> : null}
          {phone ? <Contact icon={Phone} href={`tel:+55${phone.replace(/\D/g, "")}`} text={phone} /> : null}
        </HStack>
      ) : null}
    </IdentityPanel>
  );
}

function Contact({ icon: Icon, href, text }: { icon: LucideIcon; href: string; text: string }) {
  return (
    <HStack gap="1.5" color="fg.muted" minW="0">
      <Icon size={16} aria-hidden="true" />
      <TextLink to={href} overflowWrap="anywhere">
        {text}
      </TextLink>
    </HStack>
  );
}

function LevelBadge({ level }: { level: AthleteLevel }) {
  return <StatusBadge tone="neutral">Nível {athleteLevelLabel[level]}</StatusBadge>;
}
