import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import type { BoardMatch } from "../competition/board/tournament-board.loader";
import { CourtType } from "../courts/court.type";
import { MatchType } from "../competition/matches/match.type";
import { callsAt, estimatesAt } from "./live-answers.loader";
import { isOnCourt } from "../sport/scheduling/live-schedule.rules";
import type { ProposedCall } from "../sport/scheduling/propose-calls.rules";
import { toInstant, type ScheduleData } from "./schedule-data.loader";
import type { CourtRow } from "./schedule-rows.loader";
import { managersOnly, type OfSchedule } from "./schedule-scopes.access";

interface CourtInUse extends OfSchedule {
  court: CourtRow;
}

const shownNext = 10;

const ProposedCallType = builder.objectRef<ProposedCall & OfSchedule>("ProposedCall").implement({
  description: "The match to call to a court now (próximo jogo).",
  authScopes: { signedIn: true }, // the court shows it to who manages the tournament
  fields: (t) => ({
    match: t.field({
      type: MatchType,
      description: "Send its id as expectedMatchId to call just this one (jogo).",
      resolve: ({ data, matchId }) => {
        const match = data.board.matchById.get(matchId);
        if (!match) throw new Error(`there is no match ${matchId}`);
        return match;
      },
    }),
    reason: t.exposeString("reason", {
      description:
        "Reason, when it was planned, that its athletes are rested, and which match it passes (por quê).",
    }),
  }),
});

export const CourtInUseType = builder.objectRef<CourtInUse>("TournamentCourt").implement({
  description: "What is on it now, and what comes next (quadra do torneio).",
  authScopes: { public: true }, // the schedule it hangs on decides
  fields: (t) => ({
    court: t.field({ type: CourtType, description: "Court (quadra).", resolve: ({ court }) => court }),
    current: t.field({
      type: MatchType,
      nullable: true,
      description: "Called or under way; null while the court is free (jogo em quadra).",
      resolve: ({ data, court }) => currentMatch(data, court.id),
    }),
    freeAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Free at, when the match on it will probably end, UTC; null while it is free (livre às).",
      resolve: ({ data, court }, _args, ctx) => {
        const current = currentMatch(data, court.id);
        const estimate = current && estimatesAt(data, ctx).get(current.id);
        return estimate ? toInstant(estimate.endsAt) : null;
      },
    }),
    proposal: t.field({
      ...managersOnly,
      type: ProposedCallType,
      description:
        "Proposal, which to call to it now; no match is proposed to two courts (próximo jogo). Null when there is none, and unless one manages the tournament.",
      resolve: ({ data, court }, _args, ctx) => {
        const proposal = callsAt(data, ctx).get(court.id)?.proposal;
        return proposal ? { ...proposal, data } : null;
      },
    }),
    next: t.field({
      ...managersOnly,
      type: [MatchType],
      extensions: atMost(shownNext),
      description:
        "Next, which can be called to it now, by their turn; null unless one manages the tournament (próximos jogos).",
      resolve: ({ data, court }, _args, ctx) =>
        (callsAt(data, ctx).get(court.id)?.ready ?? [])
          .slice(0, shownNext)
          .flatMap((id) => data.board.matchById.get(id) ?? []),
    }),
    hint: t.string({
      ...managersOnly,
      description:
        "Why no match is proposed to it now; null when one is, and unless one manages the tournament (aviso).",
      resolve: ({ data, court }, _args, ctx) => callsAt(data, ctx).get(court.id)?.hint ?? null,
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
