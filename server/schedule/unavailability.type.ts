import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { EnrolmentType } from "../enrolments/enrolment.type";
import type { ScheduleData } from "./schedule-data.loader";

export const AbsenceType = builder
  .objectRef<ScheduleData["absences"][number]>("AthleteUnavailability")
  .implement({
    description: "Indisponibilidade: when an enrolled athlete cannot play.",
    authScopes: { signedIn: true }, // shown to who manages the tournament, and to the athlete
    fields: (t) => ({
      athlete: t.field({
        type: AthleteType,
        description: "Atleta.",
        resolve: ({ enrolment }) => enrolment.athlete,
      }),
      enrolment: t.field({
        type: EnrolmentType,
        description: "Inscrição.",
        resolve: ({ enrolment }) => enrolment,
      }),
      startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
      endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
      byAthlete: t.exposeBoolean("byAthlete", {
        description: "Informada pelo atleta: else by who manages the tournament.",
      }),
    }),
  });
