import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { RankingResult } from "../../prisma/generated/client/client";
import { athletesOf } from "../athletes/athlete.loader";
import { AthleteType } from "../athletes/athlete.type";
import { builder, labelled } from "../platform/graphql/builder";
import { assertPage, type PageArgs } from "../platform/graphql/connection";
import { badInput } from "../platform/graphql/errors";
import { roundsReached } from "../sport/draws/rounds.rules";
import { eventGenderLabel, eventGenders } from "../sport/gender.rules";
import {
  rankingChangeLabel,
  rankingScopeLabel,
  rankingScopes,
  rankingWindowLabel,
  roundReachedLabel,
  unaffiliatedLabel,
} from "../sport/ranking/ranking-labels.rules";
import { rankingTierNames, rankingTiers } from "../sport/ranking/ranking-points.rules";
import { rankingWindows, unaffiliatedRules } from "../sport/ranking/ranking-totals.rules";
import { rankingChanges } from "../sport/ranking/ranking-versions.rules";
import {
  type PlacedPosition,
  positionCursor,
  type PositionKey,
  type PositionPage,
  readPositionCursor,
} from "./ranking-positions.loader";
import { athleteCounts } from "./ranking.loader";
import { canSeeRanking } from "./ranking.access";

export const RankingVersionType = builder.prismaObject("RankingVersion", {
  description:
    "Ranking version, of one month; never changed, a correction is a further one (lista publicada).",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as its address carries it (chave).",
      resolve: ({ id }) => id,
    }),
    month: t.expose("month", { type: "Date", description: "Its first day (mês)." }),
    number: t.exposeInt("number", {
      description: "Number, from 1; each correction of the month is one more (versão).",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason; null for the first version (motivo da correção).",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      description: "Published at, UTC (publicada em).",
    }),
    bestResults: t.exposeInt("bestResults", {
      description: "How many counted in this list (melhores resultados).",
    }),
    window: t.expose("window", {
      type: RankingWindowType,
      description: "Window, which results counted in this list (janela).",
    }),
    unaffiliated: t.expose("unaffiliated", {
      type: RankingUnaffiliatedType,
      description: "What points earned without it were worth in this list (sem filiação).",
    }),
    athleteCount: t.int({
      description: "How many stand in the list, with a position (atletas).",
      resolve: ({ id }, _args, ctx) => athleteCounts(ctx).load(id),
    }),
    correctedBy: t.relation("correctedBy", {
      nullable: true,
      description: "The next version of the month; null for the one that counts (corrigida por).",
    }),
  }),
});

export const RankingScopeType = builder.enumType("RankingScope", {
  description: "Ranking scope (abrangência do ranking).",
  values: labelled(rankingScopes, (scope) => rankingScopeLabel[scope]),
});

export const RankingWindowType = builder.enumType("RankingWindow", {
  description: "Ranking window, which results count (janela do ranking).",
  values: labelled(rankingWindows, (window) => rankingWindowLabel[window]),
});

export const RankingUnaffiliatedType = builder.enumType("RankingUnaffiliated", {
  description: "What points earned without it are worth (sem filiação).",
  values: labelled(unaffiliatedRules, (rule) => unaffiliatedLabel[rule]),
});

export const RankingChangeType = builder.enumType("RankingChange", {
  description: "Ranking change, against the month published before (mudança de posição).",
  values: labelled(rankingChanges, (change) => rankingChangeLabel[change]),
});

export const RankingTierType = builder.enumType("RankingTier", {
  description: "What the champion earns (faixa de pontos).",
  values: labelled(rankingTierNames, (tier) => `${rankingTiers[tier]} pontos`),
});

export const RoundReachedType = builder.enumType("RoundReached", {
  description: "The round that an athlete reached (linha da tabela de pontos).",
  values: labelled(roundsReached, (round) => roundReachedLabel[round]),
});

export const EventGenderType = builder.enumType("TournamentGender", {
  description: "Tournament gender (gênero da categoria).",
  values: labelled(eventGenders, (gender) => eventGenderLabel[gender]),
});

export const RankingResultType = builder.objectRef<RankingResult>("RankingResult").implement({
  description: "The points that an athlete earned in one event, or was given by hand (resultado no ranking).",
  authScopes: ({ rankingId }, ctx) => canSeeRanking(rankingId, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, to correct it by (chave).",
      resolve: ({ id }) => id,
    }),
    points: t.exposeInt("points", { description: "Points (pontos)." }),
    date: t.expose("date", { type: "Date", description: "The event's last day (data)." }),
    level: t.field({
      type: RoundReachedType,
      nullable: true,
      description:
        "Level; null for points that come from no table, and after a disqualification (linha da tabela).",
      resolve: ({ level }) => roundsReached.find((round) => round === level) ?? null,
    }),
    tier: t.expose("tier", {
      type: RankingTierType,
      nullable: true,
      description: "The tier of the table; null for points that come from no table (faixa de pontos).",
    }),
    affiliated: t.exposeBoolean("affiliated", {
      description:
        "Whether the athlete attended the ranking's arena, or one of its federation, when the points were entered first (filiado).",
    }),
    byHand: t.boolean({
      description: "By hand; not from an event of the platform (lançado à mão).",
      resolve: ({ entryKey }) => entryKey !== null,
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason, of what was given or corrected by hand; null of what an event gave (motivo).",
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
  }),
});

/** A page of what stands in places; `read` gets one row more than is shown, to know whether others follow. */
export function pageOfKeys<Row extends PositionKey>(
  args: PageArgs,
  read: (page: PositionPage) => Promise<Row[]>,
) {
  assertPage(args);
  return resolveCursorConnection<Promise<Row[]>>(
    { args, defaultSize: 20, maxSize: 100, toCursor: positionCursor },
    ({ after, before, limit, inverted }) =>
      read({ after: keyOf(after), before: keyOf(before), limit, inverted }),
  );
}

export const positionConnection = (args: PageArgs, read: (page: PositionPage) => Promise<PlacedPosition[]>) =>
  pageOfKeys<PlacedPosition>(args, read);

function keyOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const key = readPositionCursor(cursor);
  if (!key) throw badInput("Cursor inválido.");
  return key;
}
