import type { Prisma } from "../../../prisma/generated/client/client";
import { builder } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { foundBy } from "../../platform/search.rules";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { soonUntil, type ContractState } from "./contract-state.rules";
import { ContractStateType, ContractType } from "./contract.type";

/** The SQL equivalent of `contractStateOn`. */
function inState(state: ContractState, day: string): Prisma.ContractWhereInput {
  const today = dayToDatabase(day);
  const soon = dayToDatabase(soonUntil(day));
  const waits = { endedOn: null, renewsItself: false, firstDay: { lte: today } };
  switch (state) {
    case "ENDED":
      return { endedOn: { lte: today } };
    case "SCHEDULED":
      return { firstDay: { gt: today }, OR: [{ endedOn: null }, { endedOn: { gt: today } }] };
    case "EXPIRED":
      return { ...waits, lastDay: { lt: today } };
    case "EXPIRING":
      return { ...waits, lastDay: { gte: today, lte: soon } };
    case "RUNNING":
      return {
        firstDay: { lte: today },
        OR: [
          { endedOn: { gt: today } },
          { endedOn: null, OR: [{ renewsItself: true }, { lastDay: null }, { lastDay: { gt: soon } }] },
        ],
      };
  }
}

interface Filter {
  search?: string | null;
  state?: ContractState | null;
}

function matching({ search, state }: Filter, now: Date): Prisma.ContractWhereInput {
  const arena = foundBy<Prisma.ArenaSearchWhereInput>(search, (word) => [{ name: word }]);
  const federation = foundBy<Prisma.FederationSearchWhereInput>(search, (word) => [
    { name: word },
    { acronym: word },
  ]);
  return {
    AND: [
      state ? inState(state, dayAt(now, brasiliaTime)) : {},
      arena && federation
        ? { OR: [{ arena: { search: arena } }, { federation: { search: federation } }] }
        : {},
    ],
  };
}

builder.queryField("allContracts", (t) =>
  t.prismaConnection(
    {
      type: ContractType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "All contracts by their end: first those with a fixed end, then open-ended ones, then those ended early (contratos). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description: "Words of the arena's or the federation's name, or the acronym (busca).",
        }),
        state: t.arg({ type: ContractStateType, description: "State; null for all (situação)." }),
      },
      resolve: (query, _root, args, ctx) => {
        assertPage(args);
        cursorId(query.cursor);
        return ctx.db.contract.findMany({
          ...query,
          where: matching(args, ctx.now),
          orderBy: [{ endsInOrder: "asc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "AllContractsConnection",
      description: "A page of all contracts (contratos).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.contract.count({ where: matching(args, ctx.now) }),
        }),
      }),
    },
    {
      name: "AllContractsEdge",
      description: "Edge of all contracts (contrato na lista).",
      authScopes: { admin: true },
    },
  ),
);
