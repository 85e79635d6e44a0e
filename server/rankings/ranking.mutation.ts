import { ArenaType } from "../arenas/arena.type";
import { canManageArenaWithId } from "../arenas/arena.access";
import { canManageFederationWithId } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { may } from "../platform/graphql/may";
import { addRankingPoints } from "./add-points.action";
import { correctRankingTyped } from "./correct-ranking.action";
import { createRanking, updateRanking } from "./create-ranking.action";
import { publishRanking } from "./publish-ranking.action";
import { firstOfMonth } from "../platform/time/calendar-day.rules";
import { canManageRanking } from "./ranking.access";
import { mostChanges } from "./ranking-input.rules";
import { RankingVersionType } from "./ranking-version.type";
import {
  EventGenderType,
  RankingScopeType,
  RankingTierType,
  RankingUnaffiliatedType,
  RankingWindowType,
  RoundReachedType,
} from "./ranking-words.type";
import { RankingType } from "./ranking.type";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const rankingFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Name, 3 to 100 characters (nome)." }),
  category: t.string({
    required: true,
    description: "Category, for instance “B”, at most 60 characters (categoria).",
  }),
  gender: t.field({ type: EventGenderType, required: true, description: "Gender (gênero)." }),
  scope: t.field({ type: RankingScopeType, required: true, description: "Scope (abrangência)." }),
  window: t.field({
    type: RankingWindowType,
    required: true,
    description: "Window, which results count (janela).",
  }),
  bestResults: t.int({ required: true, description: "How many count (melhores resultados)." }),
  shares: t.intList({
    required: true,
    description: "Seven shares, from the winner down, in hundredths of a percent (tabela de pontos).",
  }),
  unaffiliated: t.field({
    type: RankingUnaffiliatedType,
    required: true,
    description: "What points earned without it are worth (sem filiação).",
  }),
  automatic: t.boolean({
    required: true,
    description: "Automatic, on the first of the month (publicação automática).",
  }),
});
const rankingField = (t: InputFields) =>
  t.globalID({ required: true, for: RankingType, description: "Ranking." });

const CreateRankingInput = builder.inputType("CreateRankingInput", {
  description: "Input of `createRanking` (novo ranking de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    ...rankingFields(t),
  }),
});

const CreateArenaRankingInput = builder.inputType("CreateArenaRankingInput", {
  description: "Input of `createArenaRanking` (novo ranking de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    ...rankingFields(t),
  }),
});

const UpdateRankingInput = builder.inputType("UpdateRankingInput", {
  description: "Update ranking, as it is from now on (ranking).",
  fields: (t) => ({
    rankingId: rankingField(t),
    ...rankingFields(t),
    active: t.boolean({ required: true, description: "Active; false stops it (em andamento)." }),
  }),
});

const PublishRankingInput = builder.inputType("PublishRankingInput", {
  description: "Input of `publishRanking` (lista a publicar).",
  fields: (t) => ({
    rankingId: rankingField(t),
    month: t.field({ type: "Date", required: true, description: "Month (um dia do mês)." }),
    key: t.string({ required: true, description: "Key, of the preview that was read (chave)." }),
  }),
});

const RankingChangeInput = builder.inputType("RankingChangeInput", {
  description: "Ranking change (correção de um resultado).",
  fields: (t) => ({
    resultKey: t.field({ type: "UUID", required: true, description: "Its key (resultado)." }),
    level: t.field({
      type: RoundReachedType,
      description: "Level; null for a disqualified athlete, who gets no points (linha da tabela).",
    }),
  }),
});

const CorrectRankingInput = builder.inputType("CorrectRankingInput", {
  description: "Input of `correctRanking` (correção de um ranking).",
  fields: (t) => ({
    rankingId: rankingField(t),
    changes: t.field({
      type: [RankingChangeInput],
      required: true,
      description: `Changes, 1 to ${mostChanges} (resultados).`,
    }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 300 characters; publicly visible (motivo).",
    }),
  }),
});

const AddRankingPointsInput = builder.inputType("AddRankingPointsInput", {
  description: "A line of the table, or a number (pontos lançados à mão).",
  fields: (t) => ({
    rankingId: rankingField(t),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Idempotency key, generated by the client for each new entry; a repeated key adds nothing (chave).",
    }),
    athleteKey: t.field({ type: "UUID", required: true, description: "The key (atleta)." }),
    eventName: t.string({ required: true, description: "Event name, 3 to 120 characters (evento)." }),
    date: t.field({ type: "Date", required: true, description: "Date (último dia do evento)." }),
    tier: t.field({
      type: RankingTierType,
      description: "Tier, with a line of the table (faixa de pontos).",
    }),
    level: t.field({
      type: RoundReachedType,
      description: "Level; null for a number of points (linha da tabela).",
    }),
    points: t.int({ description: "Points, 1 to 10,000; null for a line of the table (pontos)." }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 300 characters; publicly visible (motivo).",
    }),
    correctsPublished: t.boolean({
      required: true,
      description:
        "Corrects published, also corrects published lists, as new versions (corrige listas publicadas).",
    }),
  }),
});

/** The ranking as it is now. */
const rankingSuccess = (name: string, description: string) =>
  builder.objectRef<{ rankingId: string; versionIds?: readonly string[] }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      ranking: t.prismaField({
        type: RankingType,
        description: "Ranking, as it is now.",
        resolve: (query, { rankingId }, _args, ctx) =>
          ctx.db.ranking.findUniqueOrThrow({ ...query, where: { id: rankingId } }),
      }),
    }),
  });

/** The same, with the lists that were published. */
function versionsSuccess(name: string, description: string) {
  const success = rankingSuccess(name, description);
  builder.objectField(success, "versions", (t) =>
    t.prismaField({
      type: [RankingVersionType],
      description: "The new ones, the oldest month first (listas publicadas).",
      extensions: atMost(1200, 12),
      resolve: (query, { versionIds = [] }, _args, ctx) =>
        ctx.db.rankingVersion.findMany({
          ...query,
          where: { id: { in: [...versionIds] } },
          orderBy: [{ month: "asc" }, { id: "asc" }],
        }),
    }),
  );
  return success;
}

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createRanking", (t) =>
  t.field({
    type: rankingSuccess("CreateRankingSuccess", "Result of a successful `createRanking` (ranking criado)."),
    label: "Criar ranking de uma federação",
    description: "Creates a ranking of a federation.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: CreateRankingInput, required: true, description: "Input (ranking)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { federationId, ...typed } }, ctx) => ({
      rankingId: await createRanking(ctx, { federationId: federationId.id }, typed),
    }),
  }),
);

builder.mutationField("createArenaRanking", (t) =>
  t.field({
    type: rankingSuccess(
      "CreateArenaRankingSuccess",
      "Result of a successful `createArenaRanking` (ranking criado).",
    ),
    label: "Criar ranking de uma arena",
    description: "Creates a ranking of an arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: CreateArenaRankingInput, required: true, description: "Input (ranking)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, ...typed } }, ctx) => ({
      rankingId: await createRanking(ctx, { arenaId: arenaId.id }, typed),
    }),
  }),
);

builder.mutationField("updateRanking", (t) =>
  t.field({
    type: rankingSuccess("UpdateRankingSuccess", "Result of a successful `updateRanking` (ranking salvo)."),
    label: "Alterar ranking",
    description: "Saves how a ranking counts from its next list on; published lists stay.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: UpdateRankingInput, required: true, description: "Input (ranking)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { rankingId, ...typed } }, ctx) => {
      await updateRanking(ctx, rankingId.id, typed);
      return { rankingId: rankingId.id };
    },
  }),
);

builder.mutationField("publishRanking", (t) =>
  t.field({
    type: versionsSuccess(
      "PublishRankingSuccess",
      "Result of a successful `publishRanking` (lista publicada).",
    ),
    label: "Publicar a lista de um mês",
    description: "Publishes the list of a month, once, exactly as the preview showed it.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: PublishRankingInput, required: true, description: "Input (lista)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { rankingId, month, key } }, ctx) => ({
      rankingId: rankingId.id,
      versionIds: [
        await publishRanking(ctx, {
          rankingId: rankingId.id,
          month: firstOfMonth(month),
          key,
          publishedById: ctx.viewer?.userId ?? null,
        }),
      ],
    }),
  }),
);

builder.mutationField("correctRanking", (t) =>
  t.field({
    type: versionsSuccess(
      "CorrectRankingSuccess",
      "Result of a successful `correctRanking` (ranking corrigido).",
    ),
    label: "Corrigir resultados",
    description:
      "Corrects results after a decided protest or a disqualification; every published month that they change gets a new version.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: CorrectRankingInput, required: true, description: "Input (correção)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { rankingId, changes, reason } }, ctx) => ({
      rankingId: rankingId.id,
      versionIds: await correctRankingTyped(ctx, rankingId.id, {
        changes: changes.map(({ resultKey, level }) => ({ resultId: resultKey, level: level ?? null })),
        reason,
      }),
    }),
  }),
);

builder.mutationField("addRankingPoints", (t) =>
  t.field({
    type: versionsSuccess(
      "AddRankingPointsSuccess",
      "Result of a successful `addRankingPoints` (pontos lançados).",
    ),
    label: "Lançar pontos à mão",
    description: "Adds points of an event elsewhere, or of one that was forgotten.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: AddRankingPointsInput, required: true, description: "Input (pontos)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { rankingId, ...typed } }, ctx) => ({
      rankingId: rankingId.id,
      versionIds: await addRankingPoints(ctx, rankingId.id, typed),
    }),
  }),
);
