import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Mail, Phone, Trophy, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/numbers.rules";
import type { ReactNode } from "react";
import type { AthleteSummary_athlete$key } from "../__generated__/AthleteSummary_athlete.graphql";
import type { AthleteSummary_figures$key } from "../__generated__/AthleteSummary_figures.graphql";
import { formatDate } from "../ui/format";
import { ButtonLink, TextLink } from "../ui/Links";
import { FormDots } from "../ui/charts/SmallCharts";
import { IdentityPanel } from "../ui/Cards";
import { athleteGenderLabel } from "../../server/sport/gender.rules";
import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";
import { StatusBadge } from "../ui/Badges";
import { PhotoOrInitials } from "./public/AthletePhoto";

const nothing = { email: null, phone: null, gender: null, birthDate: null };

interface AthleteSummaryProps {
  athlete: AthleteSummary_athlete$key;
  /** `AthleteFigures`, which may come later. */
  figures: ReactNode;
}

/** Who it is. The server answers with e-mail, phone, gender and birth date only to those who may see them. */
export function AthleteSummary({ athlete: key, figures }: AthleteSummaryProps) {
  const athlete = useFragment(
    graphql`
      fragment AthleteSummary_athlete on Athlete {
        displayName
        level
        email
        phone
        gender
        birthDate
        viewerIsAthlete
        key
        photoPath
      }
    `,
    key,
  );
  const { displayName, level, viewerIsAthlete, key: profile, photoPath } = athlete;
  const name = displayName || "Atleta";
  // One's own are under 'Gerenciar Perfil': here they would only stand above what is to be played.
  const { email, phone, gender, birthDate } = viewerIsAthlete ? nothing : athlete;
  const facts = [
    gender ? athleteGenderLabel[gender] : null,
    birthDate ? `Nascimento: ${formatDate(birthDate)}` : null,
  ].filter(Boolean);
  return (
    <IdentityPanel
      mark={<PhotoOrInitials name={name} path={photoPath} />}
      name={name}
      badges={<LevelBadge level={level} />}
    >
      <Stack gap="2">
        {(email ?? phone) ? (
          <HStack gap="5" rowGap="1" wrap="wrap">
            {email ? <Contact icon={Mail} href={`mailto:${email}`} text={email} /> : null}
            {phone ? <Contact icon={Phone} href={`tel:+55${phone.replace(/\D/g, "")}`} text={phone} /> : null}
          </HStack>
        ) : null}
        {facts.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {facts.join(" · ")}
          </Text>
        ) : null}
        <HStack gap="4" rowGap="2" wrap="wrap">
          <ButtonLink size="sm" variant="outline" to={`/user-profile/${profile}/estatisticas`}>
            Estatísticas
          </ButtonLink>
          {figures}
        </HStack>
      </Stack>
    </IdentityPanel>
  );
}

/** Titles, how the last matches went, and of oneself where one plays. */
export function AthleteFigures({ athlete: key }: { athlete: AthleteSummary_figures$key }) {
  const { clubs, record } = useFragment(
    graphql`
      fragment AthleteSummary_figures on Athlete {
        # Null of anybody else.
        clubs
        record {
          form
          titles
        }
      }
    `,
    key,
  );
  return (
    <>
      {record.titles > 0 ? (
        <HStack gap="1.5" textStyle="sm" fontWeight="semibold">
          <Trophy size={16} aria-hidden="true" />
          {counted(record.titles, "título", "títulos")}
        </HStack>
      ) : null}
      {record.form.length > 0 ? (
        <HStack gap="2.5" textStyle="sm" color="fg.muted">
          <span aria-hidden="true">Últimos jogos</span>
          <FormDots won={record.form} />
        </HStack>
      ) : null}
      {clubs && clubs.length > 0 ? (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {clubs.join(", ")}
        </Text>
      ) : null}
    </>
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
