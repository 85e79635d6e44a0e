import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, readInlineData } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import {
  type CertificationLevel,
  certificationLevelLabel,
} from "../../../server/teachers/certification-level.rules";
import type { arenaTeacherColumns_row$key } from "../../__generated__/arenaTeacherColumns_row.graphql";
import { Status, type Tone } from "../../ui/Badges";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable, inWideTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";

/** A teacher's status in the arena's list. */
export type TeacherStanding = "ACTIVE" | "INVITED" | "DECLINED" | "NO_ACCOUNT" | "ENDED";

export interface ArenaTeacherOfList {
  id: string;
  name: string;
  active: boolean;
  hasAccount: boolean;
  standing: TeacherStanding;
  email: string | null;
  certification: { name: string; level: CertificationLevel } | null;
  scheduled: number;
  students: number;
}

/** The fields of one teacher that the arena's list shows. */
export function arenaTeacherRow(key: arenaTeacherColumns_row$key): ArenaTeacherOfList {
  const row = readInlineData(
    graphql`
      fragment arenaTeacherColumns_row on TeacherArena @inline {
        id
        name
        active
        hasAccount
        email
        invitationStatus
        highestCertification {
          name
          level
        }
        scheduledClassCount
        studentCount
      }
    `,
    key,
  );
  const { id, name, active, hasAccount, email = null, invitationStatus, highestCertification = null } = row;
  return {
    id,
    name,
    active,
    hasAccount,
    email,
    standing: standingOf(active, hasAccount, invitationStatus ?? null),
    certification: highestCertification && {
      name: highestCertification.name,
      level: highestCertification.level,
    },
    scheduled: row.scheduledClassCount,
    students: row.studentCount,
  };
}

/** A pending invitation takes precedence, even for a former teacher. */
function standingOf(active: boolean, hasAccount: boolean, invitation: string | null): TeacherStanding {
  if (invitation === "PENDING") return "INVITED";
  if (!active) return "ENDED";
  if (hasAccount) return "ACTIVE";
  return invitation === "DECLINED" ? "DECLINED" : "NO_ACCOUNT";
}

/** As the list tells it, in a word. */
const standingLabel: Record<TeacherStanding, string> = {
  ACTIVE: "Ativo",
  INVITED: "Convidado",
  DECLINED: "Recusou",
  NO_ACCOUNT: "Sem conta",
  ENDED: "Encerrado",
};

/** "07:00–09:00"; midnight is the end of the day. */
export const hoursInWords = (startsAt: string, endsAt: string): string =>
  `${startsAt}–${endsAt === "00:00" ? "24:00" : endsAt}`;

const toneOf: Record<TeacherStanding, Tone | "usual"> = {
  ACTIVE: "usual",
  INVITED: "waiting",
  DECLINED: "problem",
  NO_ACCOUNT: "usual",
  ENDED: "neutral",
};

/** What the word of a head adds to a number where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });
const InTable = chakra("span", { base: { display: "none", [inTable]: { display: "inline" } } });
/** Beside open details there is no room for a column of its own. */
const InNarrowTable = chakra("span", {
  base: { display: "none", [inTable]: { display: "inline" }, [inWideTable]: { display: "none" } },
});
const Certification = chakra("span", {
  base: {
    [inTable]: { display: "block", maxW: "9.5rem", overflow: "hidden", textOverflow: "ellipsis" },
    [inWideTable]: { maxW: "none" },
  },
});

const Scheduled = ({ scheduled }: ArenaTeacherOfList) => (
  <>
    <InTable>{scheduled}</InTable>
    <OnPhone>{counted(scheduled, "aula", "aulas")}</OnPhone>
  </>
);

export const arenaTeacherColumns: ListColumn<ArenaTeacherOfList>[] = [
  {
    key: "nome",
    label: "Nome",
    phone: "name",
    sort: "up",
    cell: ({ name, standing }) => (
      <Person
        name={name}
        size="sm"
        facts={standing === "ACTIVE" ? null : <InNarrowTable>{standingLabel[standing]}</InNarrowTable>}
      />
    ),
  },
  {
    key: "certificacao",
    label: "Maior certificação",
    phone: "facts",
    cell: ({ certification }) => (
      <Certification title={certification?.name}>{certification?.name ?? "Nenhuma"}</Certification>
    ),
  },
  {
    key: "nivel",
    label: "Nível da certificação",
    phone: "none",
    cell: ({ certification }) => (certification ? certificationLevelLabel[certification.level] : "–"),
  },
  { key: "aulas", label: "Aulas agendadas", phone: "value", numeric: true, cell: Scheduled },
  {
    key: "alunos",
    label: "Atletas únicos",
    phone: "none",
    numeric: true,
    cell: ({ students }) => students,
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    wideOnly: true,
    cell: ({ standing }) => <Status tone={toneOf[standing]}>{standingLabel[standing]}</Status>,
  },
];
