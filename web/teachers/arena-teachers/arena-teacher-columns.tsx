import { chakra } from "@chakra-ui/react/styled-system";
import { counted } from "../../../server/platform/plural.rules";
import { certificationLevelLabel } from "../../../server/teachers/certification-level.rules";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable, inWideTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import type { Tone } from "../../ui/StatusBadge";
import type { ArenaTeacherOfList, TeacherStanding } from "./arena-teacher-row";
import { standingLabel } from "./teacher-words";

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
