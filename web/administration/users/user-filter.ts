import { roleLabel } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/access.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of the list of users, by their names in the address. */
export const userFilters = ["role"] as const;

const words: Record<Role, string> = {
  ADMIN: "administrador",
  ARENA_MANAGER: "gestor-de-arena",
  FEDERATION_MANAGER: "gestor-de-federacao",
  TEACHER: "professor",
  ATHLETE: "atleta",
};

export const roleOptions = (Object.entries(words) as [Role, string][]).map(([role, value]) => ({
  role,
  value,
  label: roleLabel[role],
}));

/** What the address asks for, as the query takes it. */
export const userVariables = ({ search, filters }: Pick<ListAsk<"role">, "search" | "filters">) => ({
  search: search || null,
  role: roleOptions.find(({ value }) => value === filters.role)?.role ?? null,
});

export const userVariablesAt = (address: URLSearchParams) =>
  userVariables(askFromAddress(address, userFilters));
