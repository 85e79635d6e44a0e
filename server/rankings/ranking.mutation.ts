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
  name: t.string({ required: true, description: "Nome: 3 to 100 characters." }),
  category: t.string({ required: true, description: "Categoria: for instance “B”, at most 60 characters." }),
  gender: t.field({ type: EventGenderType, required: true, description: "Gênero." }),
  scope: t.field({ type: RankingScopeType, required: true, description: "Abrangência." }),
  window: t.field({ type: RankingWindowType, required: true, description: "Janela: which results count." }),
  bestResults: t.int({ required: true, description: "Melhores resultados: how many count." }),
  shares: t.intList({
    required: true,
    description: "Tabela de pontos: seven shares, from the winner down, in hundredths of a percent.",
  }),
  unaffiliated: t.field({
    type: RankingUnaffiliatedType,
    required: true,
    description: "Sem filiação: what points earned without it are worth.",
  }),
  automatic: t.boolean({ required: true, description: "Publicação automática: on the first of the month." }),
});
const rankingField = (t: InputFields) =>
  t.globalID({ required: true, for: RankingType, description: "Ranking." });

const CreateRankingInput = builder.inputType("CreateRankingInput", {
  description: "Novo ranking de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    ...rankingFields(t),
  }),
});

const CreateArenaRankingInput = builder.inputType("CreateArenaRankingInput", {
  description: "Novo ranking de uma arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    ...rankingFields(t),
  }),
});

const UpdateRankingInput = builder.inputType("UpdateRankingInput", {
  description: "Ranking: as it is from now on.",
  fields: (t) => ({
    rankingId: rankingField(t),
    ...rankingFields(t),
    active: t.boolean({ required: true, description: "Em andamento: false stops it." }),
  }),
});

const PublishRankingInput = builder.inputType("PublishRankingInput", {
  description: "Lista a publicar.",
  fields: (t) => ({
    rankingId: rankingField(t),
    month: t.field({ type: "Date", required: true, description: "Um dia do mês." }),
    key: t.string({ required: true, description: "Chave: of the preview that was read." }),
  }),
});

const RankingChangeInput = builder.inputType("RankingChangeInput", {
  description: "Correção de um resultado.",
  fields: (t) => ({
    resultKey: t.field({ type: "UUID", required: true, description: "Resultado: its key." }),
    level: t.field({
      type: RoundReachedType,
      description: "Linha da tabela: null for who was disqualified, and gets nothing.",
    }),
  }),
});

const CorrectRankingInput = builder.inputType("CorrectRankingInput", {
  description: "Correção de um ranking.",
  fields: (t) => ({
    rankingId: rankingField(t),
    changes: t.field({
      type: [RankingChangeInput],
      required: true,
      description: `Resultados: 1 to ${mostChanges}.`,
    }),
    reason: t.string({ required: true, description: "Motivo: 3 to 300 characters; everybody reads it." }),
  }),
});

const AddRankingPointsInput = builder.inputType("AddRankingPointsInput", {
  description: "Pontos lançados à mão: a line of the table, or a number.",
  fields: (t) => ({
    rankingId: rankingField(t),
    key: t.field({
      type: "UUID",
      required: true,
      description: "Chave: made anew for each; the same twice is one.",
    }),
    athleteKey: t.field({ type: "UUID", required: true, description: "Atleta: the key." }),
    eventName: t.string({ required: true, description: "Evento: 3 to 120 characters." }),
    date: t.field({ type: "Date", required: true, description: "Último dia do evento." }),
    tier: t.field({ type: RankingTierType, description: "Faixa de pontos: with a line of the table." }),
    level: t.field({ type: RoundReachedType, description: "Linha da tabela: null for a number of points." }),
    points: t.int({ description: "Pontos: 1 to 10,000; null for a line of the table." }),
    reason: t.string({ required: true, description: "Motivo: 3 to 300 characters; everybody reads it." }),
    correctsPublished: t.boolean({
      required: true,
      description: "Corrige listas publicadas: also those that are out, which get a new version.",
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
        description: "Ranking: as it is now.",
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
      description: "Listas publicadas: the new ones, the oldest month first.",
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
    type: rankingSuccess("CreateRankingSuccess", "Ranking criado."),
    description: "Criar ranking de uma federação.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: CreateRankingInput, required: true, description: "Ranking." }) },
    errors: { ...refusals, union: { name: "CreateRankingResult" } },
    resolve: async (_root, { input: { federationId, ...typed } }, ctx) => ({
      rankingId: await createRanking(ctx, { federationId: federationId.id }, typed),
    }),
  }),
);

builder.mutationField("createArenaRanking", (t) =>
  t.field({
    type: rankingSuccess("CreateArenaRankingSuccess", "Ranking criado."),
    description: "Criar ranking de uma arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateArenaRankingInput, required: true, description: "Ranking." }) },
    errors: { ...refusals, union: { name: "CreateArenaRankingResult" } },
    resolve: async (_root, { input: { arenaId, ...typed } }, ctx) => ({
      rankingId: await createRanking(ctx, { arenaId: arenaId.id }, typed),
    }),
  }),
);

builder.mutationField("updateRanking", (t) =>
  t.field({
    type: rankingSuccess("UpdateRankingSuccess", "Ranking salvo."),
    description: "Alterar ranking: it counts so from the next list on; what was published stays.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: UpdateRankingInput, required: true, description: "Ranking." }) },
    errors: { ...refusals, union: { name: "UpdateRankingResult" } },
    resolve: async (_root, { input: { rankingId, ...typed } }, ctx) => {
      await updateRanking(ctx, rankingId.id, typed);
      return { rankingId: rankingId.id };
    },
  }),
);

builder.mutationField("publishRanking", (t) =>
  t.field({
    type: versionsSuccess("PublishRankingSuccess", "Lista publicada."),
    description: "Publicar a lista de um mês: once, and just as it was read.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: PublishRankingInput, required: true, description: "Lista." }) },
    errors: { types: [RuleViolation], union: { name: "PublishRankingResult" } },
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
    type: versionsSuccess("CorrectRankingSuccess", "Ranking corrigido."),
    description:
      "Corrigir resultados: a decided protest, a disqualification; every published month that they change gets a new version.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: CorrectRankingInput, required: true, description: "Correção." }) },
    errors: { ...refusals, union: { name: "CorrectRankingResult" } },
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
    type: versionsSuccess("AddRankingPointsSuccess", "Pontos lançados."),
    description: "Lançar pontos à mão: of an event elsewhere, or of what was forgotten.",
    authScopes: may(canManageRanking, "rankingId"),
    args: { input: t.arg({ type: AddRankingPointsInput, required: true, description: "Pontos." }) },
    errors: { ...refusals, union: { name: "AddRankingPointsResult" } },
    resolve: async (_root, { input: { rankingId, ...typed } }, ctx) => ({
      rankingId: rankingId.id,
      versionIds: await addRankingPoints(ctx, rankingId.id, typed),
    }),
  }),
);
