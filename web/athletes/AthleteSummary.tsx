import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Mail, Phone, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteSummary_athlete$key } from "../__generated__/AthleteSummary_athlete.graphql";
import { formatDate } from "../ui/format";
import { IdentityPanel } from "../ui/IdentityPanel";
import { initialsOf } from "../ui/initials";
import { TextLink } from "../ui/TextLink";
import { athleteGenderLabel } from "../../server/sport/athlete-gender.rules";
import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";
import { StatusBadge } from "../ui/StatusBadge";
import { CorrectAthlete } from "./CorrectAthlete";

/** Who it is. The server answers with e-mail, phone, gender and birth date only to those who may see them. */
export function AthleteSummary({ athlete: key }: { athlete: AthleteSummary_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment AthleteSummary_athlete on Athlete {
        displayName
        level
        email
        phone
        gender
        birthDate
        viewerCanCorrect
        ...CorrectAthlete_athlete
      }
    `,
    key,
  );
  const { displayName, level, email, phone, gender, birthDate, viewerCanCorrect } = athlete;
  const name = displayName || "Atleta";
  const facts = [
    gender ? athleteGenderLabel[gender] : null,
    birthDate ? `Nascimento: ${formatDate(birthDate)}` : null,
  ].filter(Boolean);
  const tells = Boolean(email ?? phone) || facts.length > 0 || viewerCanCorrect;
  return (
    <IdentityPanel mark={initialsOf(name)} name={name} badges={<LevelBadge level={level} />}>
      {tells ? (
        <Stack gap="2">
          <HStack gap="5" rowGap="1" wrap="wrap">
            {email ? <Contact icon={Mail} href={`mailto:${email}`} text={email} /> : null}
            {phone ? <Contact icon={Phone} href={`tel:+55${phone.replace(/\D/g, "")}`} text={phone} /> : null}
          </HStack>
          {facts.length > 0 ? (
            <Text textStyle="sm" color="fg.muted">
              {facts.join(" · ")}
            </Text>
          ) : null}
          {/* Who sees them and may not change them is the athlete. */}
          {facts.length > 0 && !viewerCanCorrect ? (
            <Text textStyle="sm" color="fg.muted">
              Nível, nascimento ou gênero errado? Peça à sua arena: ela corrige aqui, no seu perfil.
            </Text>
          ) : null}
          <CorrectAthlete athlete={athlete} />
        </Stack>
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
