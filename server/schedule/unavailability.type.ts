import type { Enrolment, Unavailability } from "../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { AthleteType } from "../athletes/athlete.type";
import { boardOf } from "../competition/board/tournament-board.loader";
import { receiverOf } from "../enrolments/enrolment.loader";
import { canSeeEnrolmentMoney } from "../enrolments/enrolment.access";
import { EnrolmentType } from "../enrolments/enrolment.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { manyBy } from "../platform/loaders";
import { takesUnavailability } from "./own-unavailability.rules";
import type { ScheduleData } from "./schedule-data.loader";

/** When those of the enrolments that a request shows cannot play, by start; one statement. */
const unavailabilityOf = manyBy(
  ({ enrolmentId }: Unavailability) => enrolmentId,
  async (ctx, enrolmentIds) => {
    const rows = await ctx.db.unavailability.findMany({
      where: { enrolmentId: { in: enrolmentIds } },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    });
    return rows;
  },
);

const EnrolmentUnavailabilityType = builder.objectRef<Enrolment>("EnrolmentUnavailability").implement({
  description:
    "Enrolment unavailability, when they cannot play, and whether they can still say so themselves (indisponibilidade de um inscrito).",
  authScopes: { signedIn: true }, // the enrolment shows it to whose it is, and to who manages the tournament
  fields: (t) => ({
    open: t.boolean({
      description:
        "Whether the athlete may change their own; until the category's matches have times (aberto).",
      resolve: async ({ tournamentId, categoryId, status }, _args, ctx) => {
        const { matches } = await boardOf(ctx).load(tournamentId);
        const planned = matches.some(
          (match) => match.categoryId === categoryId && match.scheduledFor !== null,
        );
        return takesUnavailability({ status, planned });
      },
    }),
    timeZone: t.string({
      description: "Time zone, by whose clocks the event goes, as IANA names it (fuso).",
      resolve: async ({ tournamentId }, _args, ctx) =>
        timeZoneOfPlace(await receiverOf(ctx).load(tournamentId)),
    }),
    periods: t.field({
      type: [AbsenceType],
      extensions: atMost(5),
      description: "Periods, by start; empty for who can always play (períodos).",
      resolve: async ({ id, tournamentId }, _args, ctx) => {
        const { enrolments } = await boardOf(ctx).load(tournamentId);
        const enrolment = enrolments.find((one) => one.id === id);
        return enrolment ? (await unavailabilityOf(ctx).load(id)).map((row) => ({ ...row, enrolment })) : [];
      },
    }),
  }),
});

builder.prismaObjectField(EnrolmentType, "unavailability", (t) =>
  t.field({
    type: EnrolmentUnavailabilityType,
    nullable: true,
    description:
      "Unavailability; null unless it is one's own, or one manages the tournament (indisponibilidade).",
    authScopes: (enrolment, _args, ctx) => canSeeEnrolmentMoney(enrolment, ctx),
    unauthorizedResolver: () => null,
    resolve: (enrolment) => enrolment,
  }),
);

export const AbsenceType = builder
  .objectRef<ScheduleData["absences"][number]>("AthleteUnavailability")
  .implement({
    description: "Athlete unavailability, when an enrolled athlete cannot play (indisponibilidade).",
    authScopes: { signedIn: true }, // shown to who manages the tournament, and to the athlete
    fields: (t) => ({
      athlete: t.field({
        type: AthleteType,
        description: "Athlete (atleta).",
        resolve: ({ enrolment }) => enrolment.athlete,
      }),
      enrolment: t.field({
        type: EnrolmentType,
        description: "Enrolment (inscrição).",
        resolve: ({ enrolment }) => enrolment,
      }),
      startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
      endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
      byAthlete: t.exposeBoolean("byAthlete", {
        description: "Else by who manages the tournament (informada pelo atleta).",
      }),
    }),
  });
