import type { ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import type { BoardMatch } from "../board/tournament-board.access";
import { CourtType, MatchType } from "../matches/match.type";
import { estimatesAt } from "./estimates.access";
import { isOnCourt } from "./live-schedule.rules";
import { nextForCourt } from "./next-match.rules";
import { toInstant, toMinute, type ScheduleData } from "./schedule-data.access";
import type { CourtRow } from "./schedule-rows.access";
import { managersOnly, type OfSchedule } from "./schedule-scopes.access";

interface CourtInUse extends OfSchedule {
  court: CourtRow;
}

const nextOf = ({ data, court }: CourtInUse, ctx: ActionContext) =>
  nextForCourt(data, court.id, toMinute(ctx.now));
const shownNext = 10;

export const CourtInUseType = builder.objectRef<CourtInUse>("TournamentCourt").implement({
  description: "Quadra do torneio: what is on it now, and what comes next.",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Quadra.", resolve: ({ court }) => court }),
    current: t.field({
      type: MatchType,
      nullable: true,
      description: "Jogo em quadra: called or under way; null while the court is free.",
      resolve: ({ data, court }) => currentMatch(data, court.id),
    }),
    freeAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Livre às: when the match on it will probably end, UTC; null while it is free.",
      resolve: ({ data, court }, _args, ctx) => {
        const current = currentMatch(data, court.id);
        const estimate = current && estimatesAt(data, ctx).get(current.id);
        return estimate ? toInstant(estimate.endsAt) : null;
      },
    }),
    next: t.field({
      ...managersOnly,
      type: [MatchType],
      description:
        "Próximos jogos: which can be called to it now, the best choice first, at most 10; null unless one manages the tournament.",
      resolve: (court, _args, ctx) =>
        nextOf(court, ctx)
          .ready.slice(0, shownNext)
          .flatMap((id) => court.data.board.matchById.get(id) ?? []),
    }),
    hint: t.string({
      ...managersOnly,
      description:
        "Aviso: why no match can be called to it now; null when one can, and unless one manages the tournament.",
      resolve: (court, _args, ctx) => {
        const { ready, waiting, courtBusy } = nextOf(court, ctx);
        if (courtBusy !== null) return courtBusy;
        if (ready.length > 0) return null;
        const [first] = waiting;
        const label = court.data.setting.matches.find(({ id }) => id === first?.matchId)?.label;
        return first ? `${label ?? "Jogo"}: ${first.reason}` : "Não há mais jogos a chamar.";
      },
    }),
  }),
});

function currentMatch(data: ScheduleData, courtId: string): BoardMatch | null {
  return (
    data.board.matches.find((match) => {
      const state = data.progress.get(match.id);
      return (
        match.courtId === courtId && state !== undefined && match.status !== "PLAYED" && isOnCourt(state)
      );
    }) ?? null
  );
}
