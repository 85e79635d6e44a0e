import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, readInlineData } from "react-relay/hooks";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { type AthleteLevel, athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { AthleteGender } from "../../../server/sport/gender.rules";
import type { arenaAthleteRows_row$key } from "../../__generated__/arenaAthleteRows_row.graphql";
import type { arenaAthleteRows_knownAthleteRow$key } from "../../__generated__/arenaAthleteRows_knownAthleteRow.graphql";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Badges";

export interface ArenaAthleteOfList {
  id: string;
  name: string;
  active: boolean;
  firstVisitOn: string;
  level: AthleteLevel;
  classesThisMonth: number;
  /** As the address of the profile carries it. */
  athleteKey: string;
}

/** What the list of an arena's athletes tells of one. */
export function arenaAthleteRow(key: arenaAthleteRows_row$key): ArenaAthleteOfList {
  const { id, name, active, firstVisitOn, classesThisMonth, athlete } = readInlineData(
    graphql`
      fragment arenaAthleteRows_row on ArenaAthlete @inline {
        id
        name
        active
        firstVisitOn
        classesThisMonth
        athlete {
          key
          level
        }
      }
    `,
    key,
  );
  const { level, key: athleteKey } = athlete;
  return { id, name, active, firstVisitOn, classesThisMonth, level, athleteKey };
}

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

/** What the arena may change of an athlete, as it is. */
export interface KnownAthlete {
  id: string;
  name: string;
  /** Whether the person names themselves. */
  hasAccount: boolean;
  email: string | null;
  phone: string | null;
  level: AthleteLevel;
  birthDate: string | null;
  gender: AthleteGender | null;
}

export function knownAthlete(key: arenaAthleteRows_knownAthleteRow$key): KnownAthlete {
  const {
    id,
    name,
    hasAccount = null,
    athlete,
  } = readInlineData(
    graphql`
      fragment arenaAthleteRows_knownAthleteRow on ArenaAthlete @inline {
        id
        name
        hasAccount
        athlete {
          email
          phone
          level
          birthDate
          gender
        }
      }
    `,
    key,
  );
  const { email = null, phone = null, level, birthDate = null, gender = null } = athlete;
  return { id, name, hasAccount: hasAccount ?? true, email, phone, level, birthDate, gender };
}
