import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  CalendarDays,
  NotebookPen,
  PenLine,
  ShoppingBag,
  Ticket,
  TicketMinus,
  UserRound,
  UserRoundCheck,
  UserRoundX,
  Wallet,
} from "lucide-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { athleteGenderLabel } from "../../../server/sport/gender.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { ArenaAthleteDetailsQuery } from "../../__generated__/ArenaAthleteDetailsQuery.graphql";
import type { ArenaAthleteDetails_row$key } from "../../__generated__/ArenaAthleteDetails_row.graphql";
import { ProgressNotes } from "../../classes/public/ProgressNotes";
import { ReportRequests, StudentDevelopment } from "../../classes/public/StudentDevelopment";
import { GuardiansOfMinor } from "../../guardians/public/GuardiansOfMinor";
import { ButtonLink, TextLink } from "../../ui/Links";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { formatDate } from "../../ui/format";
import { Person } from "../../ui/Person";
import { useAthletePhoto } from "../public/AthletePhoto";
import { arenaAthleteRow, knownAthlete } from "./arena-athlete-rows";
import type { ActingOnAthlete } from "./ArenaAthleteDialogs";

const unknown = "Não informado";

/** Who it is, how to reach them, and what the arena has written down. */
function ArenaAthleteFacts({
  row: key,
  creditsLeft,
}: {
  row: ArenaAthleteDetails_row$key;
  creditsLeft: number;
}) {
  const { active, firstVisitOn, note, athlete } = useFragment(
    graphql`
      fragment ArenaAthleteDetails_row on ArenaAthlete {
        active
        firstVisitOn
        note
        athlete {
          level
          email
          phone
          gender
          birthDate
          ...GuardiansOfMinor_athlete
        }
      }
    `,
    key,
  );
  const { level, email, phone, gender, birthDate } = athlete;
  return (
    <>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Categoria">{athleteLevelLabel[level]}</Fact>
        <Fact name="Status nesta arena">{standingLabel(active)}</Fact>
        <Fact name="Primeira visita">{formatDate(firstVisitOn)}</Fact>
        <Fact name="Créditos de aula">{creditsLeft}</Fact>
        {active ? <Fact name="Nascimento">{birthDate ? formatDate(birthDate) : unknown}</Fact> : null}
        {active ? <Fact name="Gênero">{gender ? athleteGenderLabel[gender] : unknown}</Fact> : null}
      </SimpleGrid>
      <DetailSection title="Contato">
        {active ? (
          <SimpleGrid as="dl" columns={1} gap="4">
            <Fact name="E-mail">{email ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : unknown}</Fact>
            <Fact name="Telefone">
              {phone ? <TextLink to={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</TextLink> : unknown}
            </Fact>
          </SimpleGrid>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Os contatos voltam a aparecer quando o atleta for reativado.
          </Text>
        )}
      </DetailSection>
      <GuardiansOfMinor athlete={athlete} />
      <DetailSection title="Observações da arena">
        {note ? (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Text>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Nada anotado.
          </Text>
        )}
      </DetailSection>
    </>
  );
}

interface ArenaAthleteDetailsProps {
  id: string;
  /** A changed key sends the query again. */
  fetchKey: string;
  onAct: (acting: ActingOnAthlete) => void;
}

const quiet = { variant: "outline", colorPalette: "gray" } as const;

/** The arena's data about an athlete, with the available actions. */
export function ArenaAthleteDetails({ id, fetchKey, onAct }: ArenaAthleteDetailsProps) {
  const { node } = useLazyLoadQuery<ArenaAthleteDetailsQuery>(
    graphql`
      query ArenaAthleteDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on ArenaAthlete {
            hasAccount
            note
            classCreditsLeft
            athlete {
              photoPath
              ...ProgressNotes_athlete
            }
            ...StudentDevelopment_row @alias(as: "development")
            ...StudentDevelopment_reportRequestsRow @alias(as: "reports")
            ...arenaAthleteRows_row @alias(as: "row")
            ...ArenaAthleteDetails_row @alias(as: "facts")
            ...arenaAthleteRows_knownAthleteRow @alias(as: "known")
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const photo = useAthletePhoto(node?.athlete?.photoPath);
  if (!node?.row || !node.facts || !node.known)
    return <EmptyState icon={UserRoundX} title="Atleta não encontrado" />;
  const athlete = arenaAthleteRow(node.row);
  const { known, facts, hasAccount, note = null, athlete: person } = node;
  const creditsLeft = node.classCreditsLeft ?? 0;

  return (
    <Stack gap="5" pb="4">
      <Person
        name={athlete.name}
        picture={photo}
        facts={hasAccount ? "Tem conta na Praia" : "Ainda sem conta na Praia"}
        size="lg"
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {athlete.active ? (
          <Button {...quiet} onClick={() => onAct({ act: "update", athlete: knownAthlete(known) })}>
            <PenLine />
            Alterar Cadastro
          </Button>
        ) : null}
        <Button {...quiet} onClick={() => onAct({ act: "note", athlete, note })}>
          <NotebookPen />
          Anotar
        </Button>
        <ButtonLink {...quiet} to={`/user-profile/${athlete.athleteKey}`}>
          <UserRound />
          Ver Perfil
        </ButtonLink>
        <ButtonLink {...quiet} to={`/athlete-classes/${athlete.athleteKey}`}>
          <CalendarDays />
          Ver Aulas
        </ButtonLink>
        <ButtonLink {...quiet} to={`/athlete-financial/${athlete.athleteKey}`}>
          <Wallet />
          Financeiro
        </ButtonLink>
        {athlete.active ? (
          <Button {...quiet} onClick={() => onAct({ act: "sell", athlete })}>
            <ShoppingBag />
            Vender plano
          </Button>
        ) : null}
        {athlete.active ? (
          <Button {...quiet} onClick={() => onAct({ act: "credits", athlete })}>
            <Ticket />
            Dar créditos
          </Button>
        ) : null}
        {creditsLeft > 0 ? (
          <Button {...quiet} onClick={() => onAct({ act: "withdraw", athlete })}>
            <TicketMinus />
            Retirar créditos
          </Button>
        ) : null}
        <Button
          variant="outline"
          colorPalette={athlete.active ? "flag" : "sea"}
          onClick={() => onAct({ act: "standing", athlete })}
        >
          {athlete.active ? <UserRoundX /> : <UserRoundCheck />}
          {athlete.active ? "Inativar" : "Reativar"}
        </Button>
      </SimpleGrid>
      <ArenaAthleteFacts row={facts} creditsLeft={creditsLeft} />
      {node.development ? <StudentDevelopment row={node.development} /> : null}
      {node.reports ? <ReportRequests row={node.reports} /> : null}
      {person ? <ProgressNotes athlete={person} under="details" /> : null}
    </Stack>
  );
}
