import { canManageArenaWithId, managersOnly } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { specialDaysOf, weekdayHoursOf } from "../courts/arena-hours.loader";
import { arenaHoursOf } from "../courts/opening.rules";
import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { may } from "../platform/graphql/context";
import { cancelDay, type DayCancelled } from "./cancel-day.action";
import { mostUnreached, onThatDay, peopleThen, type OnThatDay, type PeopleThen } from "./on-that-day.loader";

const CancelDayInput = builder.inputType("CancelDayInput", {
  description: "Input of `cancelDay` (cancelamento de um dia, ou de parte dele).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    date: t.field({ type: "Date", required: true, description: "Date, from today on (dia)." }),
    from: t.field({ type: "LocalTime", description: "From, HH:mm; null for the whole day (a partir de)." }),
    courtKeys: t.field({ type: ["UUID"], description: "Court keys; null for all (quadras)." }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 200 characters; the mails to the people concerned quote it (motivo).",
    }),
  }),
});

const CancelDaySuccess = builder.objectRef<DayCancelled>("CancelDaySuccess").implement({
  description: "Result of a successful `cancelDay` (dia cancelado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    classCount: t.exposeInt("classCount", { description: "How many fell out now (aulas)." }),
    rentalCount: t.exposeInt("rentalCount", { description: "How many were cancelled now (locações)." }),
    dayUseCount: t.exposeInt("dayUseCount", { description: "How many were cancelled now (Day Use)." }),
    peopleCount: t.exposeInt("peopleCount", {
      description: "People count, to how many a mail goes (pessoas).",
    }),
  }),
});

const UnreachedType = builder.objectRef<PeopleThen["unreached"][number]>("UnreachedPerson").implement({
  description: "A person without an address, whom the arena has to inform itself (pessoa sem e-mail).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome)." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Contact, as the arena entered it; null if unknown (contato).",
    }),
  }),
});

const DayAheadType = builder.objectRef<OnThatDay & PeopleThen>("DayAhead").implement({
  description: "The upcoming bookings of a day, and the people concerned (o que seria cancelado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    classCount: t.int({
      description: "Class count (aulas).",
      resolve: ({ sessionIds }) => sessionIds.length,
    }),
    rentalCount: t.int({
      description: "Rental count (locações).",
      resolve: ({ rentalIds }) => rentalIds.length,
    }),
    dayUseCount: t.int({
      description: "Day Use count (Day Use).",
      resolve: ({ dayUseIds }) => dayUseIds.length,
    }),
    peopleCount: t.exposeInt("reachedCount", {
      description: "The number of people who would get a mail (pessoas).",
    }),
    unreachedCount: t.int({
      description: "How many (pessoas sem e-mail).",
      resolve: ({ unreached }) => unreached.length,
    }),
    unreached: t.field({
      type: [UnreachedType],
      extensions: atMost(mostUnreached, 5),
      description: "Unreached, by name (pessoas sem e-mail).",
      resolve: ({ unreached }) => unreached.slice(0, mostUnreached),
    }),
  }),
});

builder.prismaObjectField(ArenaType, "dayAhead", (t) =>
  t.field({
    type: DayAheadType,
    ...managersOnly,
    description:
      "What would be called off, in all or in part; null unless one manages it (o que um dia ainda tem).",
    args: {
      on: t.arg({ type: "Date", required: true, description: "On (dia)." }),
      startingAt: t.arg({
        type: "LocalTime",
        description: "Starting at, HH:mm; null for the whole day (a partir de).",
      }),
      courtKeys: t.arg({ type: ["UUID"], description: "Court keys; null for all (quadras)." }),
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
      return { ...then, ...(await peopleThen(db, then, now)) };
    },
  }),
);

builder.mutationField("cancelDay", (t) =>
  t.field({
    type: CancelDaySuccess,
    label: "Cancelar o dia",
    description:
      "Cancels the upcoming classes, rentals and day uses of a day, with one mail for each person. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CancelDayInput, required: true, description: "Input (dia e motivo)." }) },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { arenaId, ...input } }, ctx) => cancelDay(ctx, arenaId.id, input),
  }),
);
