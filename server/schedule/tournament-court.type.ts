import { type Board, type BoardMatch, boardOf } from "../competition/board/tournament-board.loader";
import { MatchType } from "../competition/matches/match.type";
import { venueOf } from "../courts/court.loader";
import { CourtType } from "../courts/court.type";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { whenKnown } from "../platform/when-known";
import { isOnCourt } from "../sport/scheduling/live-schedule.rules";
import type { ProposedCall } from "../sport/scheduling/next-match.rules";
import { type OccupationKind, occupationKinds } from "../sport/scheduling/schedule-plan.rules";
import { courtWords } from "../sport/scheduling/schedule-words.rules";
import { callsAt, estimatesAt } from "./live-schedule.loader";
import { placeOf, type ScheduleData, toInstant } from "./schedule-data.loader";
import type { CourtRow, CourtSpan } from "./schedule-rows.loader";
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

const several = new WeakMap<Board, boolean>();

/** Reckoned once for all matches of a board. */
function isPlayedAtSeveral(board: Board): boolean {
  const known = several.get(board);
  if (known !== undefined) return known;
  const places = new Set(board.matches.flatMap(({ court }) => (court ? placeOf(court) : [])));
  several.set(board, places.size > 1);
  return places.size > 1;
}

builder.prismaObjectField(MatchType, "courtLabel", (t) =>
  t.string({
    nullable: true,
    description:
      "Court label, as people find it, Quadra 2 (Arena Mar) where the tournament is played at several venues; null without a court (quadra).",
    resolve: ({ id, tournamentId }, _args, ctx) =>
      whenKnown(boardOf(ctx).load(tournamentId), (board) => {
        const court = board.matchById.get(id)?.court;
        if (!court) return null;
        if (!isPlayedAtSeveral(board)) return courtWords(court.name, null);
        return whenKnown(venueOf(court, ctx), (venue) => courtWords(court.name, venue));
      }),
  }),
);

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
