import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of an arena's teachers, by their names in the address. */
export const arenaTeacherFilters = ["status"] as const;
type Ask = ListAsk<(typeof arenaTeacherFilters)[number]>;

export const statusOptions = [
  { value: "ativo", label: "Ativo" },
  { value: "encerrado", label: "Encerrado" },
];

/** What the address asks for, as the query takes it. */
export const arenaTeacherVariables = ({ search, filters, sort }: Ask) => ({
  search: search || null,
  active: statusOptions.some(({ value }) => value === filters.status) ? filters.status === "ativo" : null,
  descending: sort?.by === "nome" && sort.down,
});

export type ArenaTeacherVariables = ReturnType<typeof arenaTeacherVariables>;

export const arenaTeacherVariablesAt = (address: URLSearchParams): ArenaTeacherVariables =>
  arenaTeacherVariables(askFromAddress(address, arenaTeacherFilters));
