import { canManageArenaWithId } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { RankingTierType } from "../rankings/ranking-version.type";
import { NewCategoryInput } from "./categories/category-fields";
import {
  createTournament,
  deleteTournament,
  duplicateTournament,
  publishTournament,
  updateTournament,
} from "./tournament.action";
import {
  DrawFormatType,
  SetFormatType,
  TournamentGenderType,
  TournamentKindType,
  tournamentSuccess,
  TournamentType,
} from "./tournament.type";
import { canManageTournament } from "./tournament.access";

const CreateTournamentInput = builder.inputType("CreateTournamentInput", {
  description: "Input of `createTournament` (novo torneio de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({ required: true, description: "Name, 3 to 100 characters (nome)." }),
    description: t.string({
      description: "Description, at most 1000 characters; null for none (descrição).",
    }),
    category: t.string({ required: true, description: "Fun, Intermediário, Avançado or Pro (categoria)." }),
    kind: t.field({
      type: TournamentKindType,
      required: true,
      description: "A Super 8 always starts with 8 places (tipo).",
    }),
    startDate: t.field({
      type: "Date",
      required: true,
      description: "Start date; not in the past (data de início).",
    }),
    endDate: t.field({
      type: "Date",
      description: "End date; null when it ends on the same day (data de fim).",
    }),
    feeInCents: t.int({ required: true, description: "Fee, in centavos; 0 is free (valor da inscrição)." }),
    maxParticipants: t.int({
      description: "Max participants; null without a limit; ignored for a Super 8 (máximo de participantes).",
    }),
    minPairs: t.int({
      description: "Min pairs; null without one; ignored for a Super 8 (mínimo de duplas para iniciar).",
    }),
    gender: t.field({ type: TournamentGenderType, required: true, description: "Gender (gênero)." }),
    minAge: t.int({ description: "Min age, in years; null without one (idade mínima)." }),
    maxAge: t.int({
      description: "Max age, in years, not below the minimum; null without one (idade máxima).",
    }),
    openToOtherArenas: t.boolean({
      required: true,
      description: "Open to other arenas (permitir inscrição de atletas de outras arenas).",
    }),
    registrationStartsOn: t.field({
      type: "Date",
      description: "Registration starts on; null for at once (início das inscrições).",
    }),
    registrationEndsOn: t.field({
      type: "Date",
      description:
        "Registration ends on; not before their start; null for until the tournament starts (fim das inscrições).",
    }),
    drawFormat: t.field({
      type: DrawFormatType,
      description:
        "Draw format, of all its categories, groups and knockout when left out; ignored for a Super 8 (formato).",
    }),
    otherCategories: t.field({
      type: [NewCategoryInput],
      description:
        "Besides the one above, each with its own price and places; ignored for a Super 8 (outras categorias).",
    }),
    paymentDays: t.int({ description: "Payment days, 1 to 60 days; 3 when left out (prazo de pagamento)." }),
    fullRefundDays: t.int({
      description:
        "Full refund days, up to so many days before the start, 0 to 365; 7 when left out (reembolso integral).",
    }),
    lateRefundPercent: t.int({
      description:
        "Late refund percent, in percent, from then on until the draw; 50 when left out (reembolso tardio).",
    }),
    draft: t.boolean({ description: "Whether it waits to be published; no when it is left out (rascunho)." }),
  }),
});

const UpdateTournamentInput = builder.inputType("UpdateTournamentInput", {
  description: "An absent field stays as it is (configurações do torneio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    name: t.string({ description: "Name, 3 to 100 characters; cannot be emptied (nome)." }),
    description: t.string({ description: "Description; null empties it (descrição)." }),
    venue: t.string({ description: "Venue, at most 150 characters; null empties it (local de realização)." }),
    directorName: t.string({
      description: "Director name, at most 100 characters; null empties it (diretor responsável).",
    }),
    sanctionTier: t.field({
      type: RankingTierType,
      description:
        "What its categories are worth in a ranking unless they say otherwise; null empties it (faixa da etapa).",
    }),
    protestHours: t.int({
      description: "Hours after the end of the category, 1 to 336; null empties it (prazo para protestos).",
    }),
    startDate: t.field({
      type: "Date",
      description: "Start date; not in the past, unless it stays as it was (data de início).",
    }),
    endDate: t.field({ type: "Date", description: "End date; null empties it (data de fim)." }),
    feeInCents: t.int({ description: "Fee, in centavos, for enrolments from now on (valor da inscrição)." }),
    maxParticipants: t.int({
      description: "Max participants, 4 to 16 for a Super 8; only before the draw (máximo de participantes).",
    }),
    setFormat: t.field({
      type: SetFormatType,
      description: "Set format; only before the draw (formato do set).",
    }),
    openToOtherArenas: t.boolean({
      description: "Open to other arenas (permitir inscrição de atletas de outras arenas).",
    }),
    isPublic: t.boolean({
      description: "Whether everybody may open the tournament's page (página pública).",
    }),
  }),
});

const CreateTournamentSuccess = tournamentSuccess(
  "CreateTournamentSuccess",
  "Result of a successful `createTournament` (torneio criado).",
);
const UpdateTournamentSuccess = tournamentSuccess(
  "UpdateTournamentSuccess",
  "Result of a successful `updateTournament` (configurações salvas).",
);

builder.mutationField("createTournament", (t) =>
  t.field({
    type: CreateTournamentSuccess,
    label: "Criar torneio",
    description: "Creates a tournament; its enrolments are open at once, unless it is a draft.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateTournamentInput, required: true, description: "Input (torneio)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...tournament } }, ctx) => ({
      tournamentId: await createTournament(ctx, arenaId.id, tournament),
    }),
  }),
);

builder.mutationField("updateTournament", (t) =>
  t.field({
    type: UpdateTournamentSuccess,
    label: "Salvar configurações do torneio",
    description: "Saves the settings of a tournament.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: UpdateTournamentInput, required: true, description: "Input (configurações)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateTournament(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);

const tournament = { required: true, for: TournamentType, description: "Tournament (torneio)." } as const;

const PublishTournamentInput = builder.inputType("PublishTournamentInput", {
  description: "Input of `publishTournament` (rascunho a publicar).",
  fields: (t) => ({ tournamentId: t.globalID(tournament) }),
});

const DuplicateTournamentInput = builder.inputType("DuplicateTournamentInput", {
  description: "Input of `duplicateTournament` (torneio a duplicar).",
  fields: (t) => ({
    tournamentId: t.globalID(tournament),
    startDate: t.field({
      type: "Date",
      required: true,
      description: "Start date, of the copy, not in the past; its other days move along (data de início).",
    }),
  }),
});

const DeleteTournamentInput = builder.inputType("DeleteTournamentInput", {
  description: "Input of `deleteTournament` (torneio a excluir).",
  fields: (t) => ({ tournamentId: t.globalID(tournament) }),
});

const DeleteTournamentSuccess = builder
  .objectRef<{ tournamentId: string }>("DeleteTournamentSuccess")
  .implement({
    description: "Result of a successful `deleteTournament` (torneio excluído).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      deletedTournamentId: t.globalID({
        description: "Deleted tournament, of the tournament that is no more.",
        resolve: ({ tournamentId }) => ({ type: "Tournament", id: tournamentId }),
      }),
    }),
  });

builder.mutationField("publishTournament", (t) =>
  t.field({
    type: tournamentSuccess(
      "PublishTournamentSuccess",
      "Result of a successful `publishTournament` (torneio publicado).",
    ),
    label: "Publicar torneio",
    description: "Makes a draft visible to everyone it is open to. Idempotent.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: PublishTournamentInput, required: true, description: "Input (rascunho)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await publishTournament(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("duplicateTournament", (t) =>
  t.field({
    type: tournamentSuccess("DuplicateTournamentSuccess", "The copy is a draft (torneio duplicado)."),
    label: "Duplicar torneio",
    description:
      "Copies a tournament's settings, categories and rules to another day, without enrolments and draws.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: DuplicateTournamentInput, required: true, description: "Input (torneio)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...copy } }, ctx) => ({
      tournamentId: await duplicateTournament(ctx, tournamentId.id, copy),
    }),
  }),
);

builder.mutationField("deleteTournament", (t) =>
  t.field({
    type: DeleteTournamentSuccess,
    label: "Excluir torneio",
    description: "Deletes a tournament without active enrolments that never had a charge.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: DeleteTournamentInput, required: true, description: "Input (torneio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId } }, ctx) => {
      await deleteTournament(ctx, tournamentId.id);
      return { tournamentId: tournamentId.id };
    },
  }),
);
