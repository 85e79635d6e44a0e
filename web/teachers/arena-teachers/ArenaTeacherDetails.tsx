import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { BarChart3, CalendarDays, MailPlus, PenLine, UserRoundCheck, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ArenaTeacherDetailsQuery } from "../../__generated__/ArenaTeacherDetailsQuery.graphql";
import { ProfileHistory } from "../../athletes/public/ProfileHistory";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { teacherPagePath, teachingReportPath } from "../public/teacher-paths";
import { arenaTeacherRow, type TeacherStanding } from "./arena-teacher-columns";
import type { ActingOnTeacher } from "./ArenaTeacherDialogs";
import { ArenaTeacherFacts } from "./ArenaTeacherFacts";
import { knownTeacher } from "./known-teacher";

interface ArenaTeacherDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  /** The arena's time zone. */
  timeZone: string;
  onAct: (acting: ActingOnTeacher) => void;
}

const quiet = { variant: "outline", colorPalette: "gray" } as const;

/** Everything that the arena can see about a teacher, and its actions. */
export function ArenaTeacherDetails({ id, fetchKey, timeZone, onAct }: ArenaTeacherDetailsProps) {
  const { node } = useLazyLoadQuery<ArenaTeacherDetailsQuery>(
    graphql`
      query ArenaTeacherDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on TeacherArena {
            invitedAt
            teacherKey
            ...arenaTeacherColumns_row @alias(as: "row")
            ...ArenaTeacherFacts_row @alias(as: "facts")
            ...knownTeacher_row @alias(as: "known")
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.row || !node.facts || !node.known)
    return <EmptyState icon={UserRoundX} title="Professor não encontrado" />;
  const teacher = arenaTeacherRow(node.row);
  const { known, facts } = node;
  const { active, hasAccount, standing } = teacher;
  const ago = node.invitedAt ? <TimeAgo instant={node.invitedAt} timeZone={timeZone} /> : null;
  const toStanding = () => onAct({ act: "standing", teacher });

  return (
    <Stack gap="5" pb="4">
      <Person name={teacher.name} facts={factsOf(standing, ago)} size="lg" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {active ? (
          <Button {...quiet} onClick={() => onAct({ act: "update", teacher: knownTeacher(known) })}>
            <PenLine />
            Alterar Cadastro
          </Button>
        ) : null}
        {active && node.teacherKey ? (
          <ButtonLink {...quiet} to={teacherPagePath(node.teacherKey)}>
            <CalendarDays />
            Calendário de Aulas
          </ButtonLink>
        ) : null}
        <ButtonLink {...quiet} to={teachingReportPath(undefined, { teacher: id })}>
          <BarChart3 />
          Ver desempenho
        </ButtonLink>
        {hasAccount && active ? null : (
          <Button {...quiet} onClick={() => onAct({ act: "invite", teacher })}>
            <MailPlus />
            {standing === "NO_ACCOUNT" ? "Convidar" : "Convidar de novo"}
          </Button>
        )}
        {active ? (
          <Button variant="outline" colorPalette="flag" onClick={toStanding}>
            <UserRoundX />
            Encerrar
          </Button>
        ) : hasAccount ? null : (
          <Button variant="outline" colorPalette="sea" onClick={toStanding}>
            <UserRoundCheck />
            Reativar
          </Button>
        )}
      </SimpleGrid>
      <ArenaTeacherFacts row={facts} />
      {active ? <ProfileHistory id={id} /> : null}
    </Stack>
  );
}

function factsOf(standing: TeacherStanding, ago: ReactNode): ReactNode {
  switch (standing) {
    case "ACTIVE":
      return "Tem conta na Praia";
    case "INVITED":
      return <>Convidado {ago}, ainda sem resposta</>;
    case "DECLINED":
      return "Recusou o convite";
    case "NO_ACCOUNT":
      return "Ainda sem conta na Praia";
    case "ENDED":
      return "Não dá mais aulas nesta arena";
  }
}
