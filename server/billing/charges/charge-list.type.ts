import { resolveCursorConnection } from "@pothos/plugin-relay";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { isThatAthlete } from "../../athletes/athlete.access";
import { AthleteType } from "../../athletes/athlete.type";
import { SessionStudentType } from "../../classes/class.type";
import { AthleteClassType } from "../../classes/credits/athlete-classes.type";
import { canSeeFederation } from "../../federations/federation.access";
import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import {
  assertPage,
  dayCursor,
  maxPageSize,
  placeOfDayCursor,
  usualPage,
} from "../../platform/graphql/connection";
import type { GraphQLContext } from "../../platform/graphql/context";
import { valueBy } from "../../platform/loaders";
import { once } from "../../platform/once";
import { addDays, addMonths, dayFromDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import type { MaybePromise } from "../../platform/when-known";
import { openPrincipalOf } from "../charge-words.rules";
import {
  type ChargeFilter,
  chargePage,
  type ChargeRow,
  type ChargesAsked,
  chargeTotals,
  type ChargeTotals,
} from "./charge-list.loader";
import { canSeeCharge, seesChargesOf } from "./charge.access";
import { ChargeKindType, ChargeStandingType, ChargeType, ServiceTypeType } from "./charge.type";

interface ChargeList {
  filter: ChargeFilter;
  totals: () => Promise<ChargeTotals>;
}

const scope = { signedIn: true } as const;
const cursorOf = ({ serviceDate, id }: ChargeRow): string =>
  dayCursor({ on: dayFromDatabase(serviceDate), id });

const ChargeListType = builder.objectRef<ChargeList>("ChargeList").implement({
  description: "Charge list, those that were asked for, and what they come to (cobranças).",
  authScopes: scope,
  fields: (t) => ({
    count: t.int({
      description: "All that are found, on all pages, whatever their standing (cobranças).",
      resolve: async ({ totals }) => (await totals()).count,
    }),
    paidCount: t.int({
      description: "How many (pagas).",
      resolve: async ({ totals }) => (await totals()).ofStanding.PAID,
    }),
    pendingCount: t.int({
      description: "How many are open and not late (pendentes).",
      resolve: async ({ totals }) => (await totals()).ofStanding.PENDING,
    }),
    overdueCount: t.int({
      description: "How many (em atraso).",
      resolve: async ({ totals }) => (await totals()).ofStanding.OVERDUE,
    }),
    totalInCents: t.float({
      description:
        "Received and pending, in whole centavos; cancelled charges count nowhere, and what went back is taken off (total geral). A Float, since it may pass what an Int holds.",
      resolve: async ({ totals }) => {
        const { receivedInCents, pendingInCents } = await totals();
        return receivedInCents + pendingInCents;
      },
    }),
    receivedInCents: t.float({
      description: "What came and did not go back, in whole centavos (recebido).",
      resolve: async ({ totals }) => (await totals()).receivedInCents,
    }),
    pendingInCents: t.float({
      description: "Open amount, overdue or not, without fine and interest, in whole centavos (pendente).",
      resolve: async ({ totals }) => (await totals()).pendingInCents,
    }),
    overdueInCents: t.float({
      description: "Overdue part of the pending amount, in whole centavos (em atraso).",
      resolve: async ({ totals }) => (await totals()).overdueInCents,
    }),
    toRefundCount: t.int({
      description: "How many are over and have credit of the payer left (a devolver).",
      resolve: async ({ totals }) => (await totals()).ofStanding.TO_REFUND,
    }),
    toRefundInCents: t.float({
      description: "To refund, that credit, in whole centavos; part of no other total (a devolver).",
      resolve: async ({ totals }) => (await totals()).toRefundInCents,
    }),
    charges: t.connection(
      {
        type: ChargeType,
        description: "Charges, the newest service first (cobranças).",
        args: {
          standing: t.arg({ type: ChargeStandingType, description: "Standing; null for all (situação)." }),
        },
        resolve: ({ filter }, { standing, ...args }, { db }) => {
          assertPage(args);
          return resolveCursorConnection<Promise<ChargeRow[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOf },
            ({ after, before, limit, inverted }) =>
              chargePage(db, filter, standing ?? null, {
                after: placeOfDayCursor(after),
                before: placeOfDayCursor(before),
                limit,
                inverted,
              }),
          );
        },
      },
      { name: "ChargesConnection", description: "A page of charges (cobranças).", authScopes: scope },
      { name: "ChargesEdge", description: "Edge of charges (cobrança na lista).", authScopes: scope },
    ),
  }),
});

/** Days of a month. @param month any of its days. */
function daysOfMonth(month: string | null | undefined): Pick<ChargesAsked, "from" | "to"> {
  if (!month) return {};
  const from = firstOfMonth(month);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

builder.prismaObjectField(ArenaType, "charges", (t) =>
  t.field({
    type: ChargeListType,
    nullable: true,
    description: "Charges; null unless the viewer manages the arena (cobranças da arena).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      search: t.arg.string({
        description: "Search, in the payer's name or the kind of charge, whatever its accents (busca).",
      }),
      month: t.arg({
        type: "Date",
        description: "Any of its days, by the day of the service; null for all (mês).",
      }),
      service: t.arg({ type: ServiceTypeType, description: "Service; null for all (serviço)." }),
      chargeKind: t.arg({
        type: ChargeKindType,
        description: "Charge kind; null for all (tipo de cobrança).",
      }),
    },
    resolve: ({ id, timeZone }, { search, month, service, chargeKind }, { db, now }) => {
      const filter = {
        search,
        service,
        kind: chargeKind,
        ...daysOfMonth(month),
        arenaId: id,
        athleteId: null,
        receivers: null,
        today: dayAt(now, timeZone),
      };
      return { filter, totals: once(() => chargeTotals(db, filter)) };
    },
  }),
);

builder.prismaObjectField(FederationType, "charges", (t) =>
  t.field({
    type: ChargeListType,
    nullable: true,
    description:
      "Charges of its championships; null unless the viewer is a member of the federation (cobranças da federação).",
    authScopes: ({ id }, _args, { viewer }) => isSignedIn(viewer) && canSeeFederation(id, viewer),
    unauthorizedResolver: () => null,
    args: {
      search: t.arg.string({
        description:
          "Search, in the payer's name, the championship's or the category's, whatever its accents (busca).",
      }),
      month: t.arg({
        type: "Date",
        description: "Any of its days, by the day of the service; null for all (mês).",
      }),
    },
    resolve: ({ id }, { search, month }, { db, now }) => {
      const filter = {
        search,
        ...daysOfMonth(month),
        arenaId: null,
        federationId: id,
        athleteId: null,
        receivers: null,
        today: dayAt(now, brasiliaTime),
      };
      return { filter, totals: once(() => chargeTotals(db, filter)) };
    },
  }),
);

builder.prismaObjectField(AthleteType, "charges", (t) =>
  t.field({
    type: ChargeListType,
    nullable: true,
    description:
      "All for the athlete and admins; for managers of an arena they attend, those of the arena; null otherwise (cobranças do atleta).",
    authScopes: ({ id }, _args, ctx) => seesChargesOf(id, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db, viewer, now }) => {
      const sees = isSignedIn(viewer) && (isAdmin(viewer) || viewer.athleteId === id);
      const { ownedArenaIds = [], federationIds = [] } = viewer ?? {};
      const filter = {
        arenaId: null,
        athleteId: id,
        receivers: sees ? null : { arenaIds: ownedArenaIds, federationIds },
        today: dayAt(now, brasiliaTime),
      };
      return { filter, totals: once(() => chargeTotals(db, filter)) };
    },
  }),
);

const OpenChargesType = builder.objectRef<ChargeTotals>("OpenCharges").implement({
  description: "What an athlete still has to pay, in one line of their own page (cobranças em aberto).",
  authScopes: scope,
  fields: (t) => ({
    count: t.int({
      description: "How many charges are open, late or not (em aberto).",
      resolve: ({ ofStanding: { PENDING, OVERDUE } }) => PENDING + OVERDUE,
    }),
    overdueCount: t.int({
      description: "How many of them are late (em atraso).",
      resolve: ({ ofStanding: { OVERDUE } }) => OVERDUE,
    }),
    amountInCents: t.exposeFloat("pendingInCents", {
      description: "Their sum in whole centavos, without fine and interest (valor).",
    }),
  }),
});

builder.prismaObjectField(AthleteType, "openCharges", (t) =>
  t.field({
    type: OpenChargesType,
    nullable: true,
    description: "Totals of the athlete's own open charges; null unless the viewer is the athlete (a pagar).",
    authScopes: ({ id }, _args, ctx) => isThatAthlete(id, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db, now }) =>
      chargeTotals(db, { arenaId: null, athleteId: id, receivers: null, today: dayAt(now, brasiliaTime) }),
  }),
);

/** Open amounts of classes, by credit, if the viewer may see them. One statement. */
const openForCredit = valueBy<number | null>(
  async ({ db, viewer }, creditIds) => {
    const charges = await db.charge.findMany({
      where: { classCreditId: { in: creditIds }, status: "PENDING" },
    });
    return new Map(
      charges.flatMap((charge) =>
        charge.classCreditId !== null && canSeeCharge(charge, viewer)
          ? [[charge.classCreditId, openPrincipalOf(charge)]]
          : [],
      ),
    );
  },
  () => null,
);

const openFor = (creditId: string | null, ctx: GraphQLContext): MaybePromise<number | null> =>
  creditId === null ? null : openForCredit(ctx).load(creditId);

builder.objectField(AthleteClassType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description: "Open amount for the place, in centavos; null if there is none (a pagar).",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);

builder.objectField(SessionStudentType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description: "Open amount for the place, in centavos; null if there is none, and for teachers (a pagar).",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);
