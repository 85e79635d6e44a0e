import { CalendarDays } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import { firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { AgendaPageQuery } from "../__generated__/AgendaPageQuery.graphql";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import { ownAthleteKey } from "../identity/public/session";
import { keyInAddress } from "../relay/address-key";
import { inBothAreas } from "../tournaments/public/tournament-path";
import { today } from "../ui/format";
import { agendaPath } from "./public/agenda-path";

export const schedulePages: PageDeclaration[] = [
  page<AgendaPageQuery>({
    path: agendaPath,
    access: areaAccess.athlete,
    menu: { athlete: { at: 20, label: "Agenda", icon: CalendarDays } },
    query: () => import("../__generated__/AgendaPageQuery.graphql"),
    variables: () => ({ key: ownAthleteKey(), month: firstOfMonth(today(brasiliaTime)) }),
    component: async () => (await import("./own-calendar/AgendaPage")).AgendaPage,
  }),
  ...inBothAreas((paths, access) =>
    page<TournamentSchedulePageQuery>({
      path: paths.schedule(":tournamentId"),
      access,
      query: () => import("../__generated__/TournamentSchedulePageQuery.graphql"),
      // The draw, the courts, their hours and everything else that occupies them.
      maxStatements: 24,
      variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
      component: async () => (await import("./TournamentSchedulePage")).TournamentSchedulePage,
    }),
  ),
];
