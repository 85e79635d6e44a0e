import { chakra } from "@chakra-ui/react/styled-system";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import type { ArenaAthleteOfList } from "./arena-athlete-row";

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

const Level = ({ level }: ArenaAthleteOfList) => (
  <>
    <OnPhone>Nível </OnPhone>
    {athleteLevelLabel[level]}
  </>
);

export const arenaAthleteColumns: ListColumn<ArenaAthleteOfList>[] = [
  {
    key: "nome",
    label: "Nome",
    phone: "name",
    sort: "up",
    cell: ({ name }) => <Person name={name} size="sm" />,
  },
  { key: "categoria", label: "Categoria", phone: "facts", cell: Level },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ active }) => <Status tone={active ? "usual" : "neutral"}>{standingLabel(active)}</Status>,
  },
  {
    key: "aulas",
    label: "Aulas no Mês",
    phone: "facts",
    numeric: true,
    cell: ({ classesThisMonth }) => classesThisMonth,
  },
  {
    key: "desde",
    label: "Primeira visita",
    phone: "none",
    sort: "down",
    wideOnly: true,
    cell: ({ firstVisitOn }) => formatDate(firstVisitOn),
  },
];
