import type { ArenaAthleteOrder } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { isUuid } from "../../../server/platform/uuid.rules";
import { weekdayLabel, type Weekday } from "../../../server/platform/time/calendar-day.rules";
import { briefName } from "../../ui/Person";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";
import { levelAt } from "../public/level-options";

/** The filters of an arena's athletes, by their names in the address. */
export const arenaAthleteFilters = ["categoria", "status", "turma", "pagamento"] as const;
type Ask = ListAsk<(typeof arenaAthleteFilters)[number]>;

export const statusOptions = [
  { value: "ativo", label: "Ativo" },
  { value: "inativo", label: "Inativo" },
];

/** For who manages the arena alone. */
export const paymentOptions = [
  { value: "em-atraso", label: "Em atraso" },
  { value: "em-dia", label: "Em dia" },
];

interface WeeklyClass {
  key: string;
  weekday: Weekday;
  startsAt: string;
  name: string | null;
  category: string;
  teacherName: string;
}

/** "Segunda 18:00 · Saque e voleio · Bruno T.". */
export const weeklyClassOption = ({ key, weekday, startsAt, name, category, teacherName }: WeeklyClass) => ({
  value: key,
  label: [`${weekdayLabel[weekday]} ${startsAt}`, name ?? category, briefName(teacherName)].join(" · "),
});

/** By its column in the address. */
const orderOf: Record<string, ArenaAthleteOrder> = { nome: "NAME", desde: "FIRST_VISIT" };

/** What the address asks for, as the query takes it. */
export const arenaAthleteVariables = ({ search, filters, sort }: Ask) => {
  const order = sort && Object.hasOwn(orderOf, sort.by) ? orderOf[sort.by] : undefined;
  return {
    search: search || null,
    level: levelAt(filters.categoria),
    active: statusOptions.some(({ value }) => value === filters.status) ? filters.status === "ativo" : null,
    weeklyClass: filters.turma !== null && isUuid(filters.turma) ? filters.turma : null,
    overdue: paymentOptions.some(({ value }) => value === filters.pagamento)
      ? filters.pagamento === "em-atraso"
      : null,
    order: order ?? ("NAME" as const),
    descending: order !== undefined && sort?.down === true,
  };
};

export type ArenaAthleteVariables = ReturnType<typeof arenaAthleteVariables>;

export const arenaAthleteVariablesAt = (address: URLSearchParams): ArenaAthleteVariables =>
  arenaAthleteVariables(askFromAddress(address, arenaAthleteFilters));
