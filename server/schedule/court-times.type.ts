import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { CourtType } from "../courts/court.type";
import { occupationKinds, type OccupationKind } from "../sport/scheduling/schedule-plan.rules";
import type { CourtRow, CourtSpan } from "./schedule-rows.loader";

interface HoursOfCourt extends CourtSpan {
  court: CourtRow;
}
interface OccupationOfCourt extends HoursOfCourt {
  kind: OccupationKind;
  label: string | null;
}

const OccupationKindType = builder.enumType("CourtOccupationKind", {
  description: "Court occupation kind (motivo da ocupação de uma quadra).",
  values: labelled(
    occupationKinds,
    (kind) => ({ CLASS: "Aula", RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo de outro torneio" })[kind],
  ),
});

export const CourtHoursType = builder.objectRef<HoursOfCourt>("CourtHours").implement({
  description: "Court hours, from when until when a court receives matches (horário de quadra do torneio).",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Court (quadra).", resolve: ({ court }) => court }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
  }),
});

export const CourtOccupationType = builder.objectRef<OccupationOfCourt>("CourtOccupation").implement({
  description: "A class, a rental, a block or a match of another tournament (ocupação de quadra).",
  authScopes: { signedIn: true }, // the schedule shows it to who manages the tournament
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Court (quadra).", resolve: ({ court }) => court }),
    kind: t.expose("kind", { type: OccupationKindType, description: "Kind (motivo)." }),
    label: t.exposeString("label", {
      nullable: true,
      description: "Label; null for classes and matches, and unless one manages the arena (descrição).",
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
  }),
});
