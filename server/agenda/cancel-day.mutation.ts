import { canManageArenaWithId } from "../arenas/arena.access";
import { managersOnly } from "../arenas/arena-scopes.access";
import { ArenaType } from "../arenas/arena.type";
import { specialDaysOf, weekdayHoursOf } from "../courts/arena-hours.loader";
import { arenaHoursOf } from "../courts/arena-hours.rules";
import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { may } from "../platform/graphql/may";
import { cancelDay, type DayCancelled } from "./cancel-day.action";
import { mostUnreached, onThatDay, peopleThen, type OnThatDay, type PeopleThen } from "./on-that-day.loader";

const CancelDayInput = builder.inputType("CancelDayInput", {
  description: "Cancelamento de um dia, ou de parte dele.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    date: t.field({ type: "Date", required: true, description: "Dia: from today on." }),
    from: t.field({ type: "LocalTime", description: "A partir de: HH:mm; null for the whole day." }),
    courtKeys: t.field({ type: ["UUID"], description: "Quadras: null for all." }),
    reason: t.string({
      required: true,
      description: "Motivo: 3 to 200 characters; the mails to the people concerned quote it.",
    }),
  }),
});

const CancelDaySuccess = builder.objectRef<DayCancelled>("CancelDaySuccess").implement({
  description: "Dia cancelado.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    classCount: t.exposeInt("classCount", { description: "Aulas: how many fell out now." }),
    rentalCount: t.exposeInt("rentalCount", { description: "Locações: how many were cancelled now." }),
    dayUseCount: t.exposeInt("dayUseCount", { description: "Day Use: how many were cancelled now." }),
    peopleCount: t.exposeInt("peopleCount", { description: "Pessoas: to how many a mail goes." }),
  }),
});

const UnreachedType = builder.objectRef<PeopleThen["unreached"][number]>("UnreachedPerson").implement({
  description: "Pessoa sem e-mail: A person without an address, whom the arena has to inform itself.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Contato: As the arena entered it; null if unknown.",
    }),
  }),
});

const DayAheadType = builder.objectRef<OnThatDay & PeopleThen>("DayAhead").implement({
  description: "O que seria cancelado: The upcoming bookings of a day, and the people concerned.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    classCount: t.int({ description: "Aulas.", resolve: ({ sessionIds }) => sessionIds.length }),
    rentalCount: t.int({ description: "Locações.", resolve: ({ rentalIds }) => rentalIds.length }),
    dayUseCount: t.int({ description: "Day Use.", resolve: ({ dayUseIds }) => dayUseIds.length }),
    peopleCount: t.exposeInt("reachedCount", {
      description: "Pessoas: The number of people who would get a mail.",
    }),
    unreachedCount: t.int({
      description: "Pessoas sem e-mail: how many.",
      resolve: ({ unreached }) => unreached.length,
    }),
    unreached: t.field({
      type: [UnreachedType],
      extensions: atMost(mostUnreached, 5),
      description: "Pessoas sem e-mail: by name.",
      resolve: ({ unreached }) => unreached.slice(0, mostUnreached),
    }),
  }),
});

builder.prismaObjectField(ArenaType, "dayAhead", (t) =>
  t.field({
    type: DayAheadType,
    ...managersOnly,
    description:
      "O que um dia ainda tem: what would be called off, in all or in part; null unless one manages it.",
    args: {
      on: t.arg({ type: "Date", required: true, description: "Dia." }),
      startingAt: t.arg({ type: "LocalTime", description: "A partir de: HH:mm; null for the whole day." }),
      courtKeys: t.arg({ type: ["UUID"], description: "Quadras: null for all." }),
    },
    select: { id: true, timeZone: true, opensAt: true, closesAt: true },
    resolve: async ({ id: arenaId, ...arena }, { on, startingAt, courtKeys }, ctx) => {
      const { db, now } = ctx;
      const [weekdayHours, specialDays] = await Promise.all([
        weekdayHoursOf(ctx).load(arenaId),
        specialDaysOf(ctx).load(arenaId),
      ]);
      const part = {
        arenaId,
        hours: arenaHoursOf({ ...arena, weekdayHours, specialDays }),
        date: on,
        from: startingAt ?? null,
        courtKeys: courtKeys && courtKeys.length > 0 ? courtKeys : null,
      };
      const then = await onThatDay(db, part, now);
      return { ...then, ...(await peopleThen(db, then)) };
    },
  }),
);

builder.mutationField("cancelDay", (t) =>
  t.field({
    type: CancelDaySuccess,
    description:
      "Cancelar o dia: classes, rentals and day uses that are still to come, with one mail for each person. For who manages the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CancelDayInput, required: true, description: "Dia e motivo." }) },
    errors: { types: [InvalidInput], union: { name: "CancelDayResult" } },
    resolve: (_root, { input: { arenaId, ...input } }, ctx) => cancelDay(ctx, arenaId.id, input),
  }),
);
