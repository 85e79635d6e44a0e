import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { EnrolmentType } from "../enrolments/enrolment.type";
import type { ScheduleData } from "./schedule-data.loader";

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
