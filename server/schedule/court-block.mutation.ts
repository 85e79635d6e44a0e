import { canManageArena } from "../arenas/arena.access";
import { canManageEnrolment, ownsEnrolment } from "../enrolments/enrolment-rights.access";
import { enrolmentNow, EnrolmentType } from "../enrolments/enrolment.type";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/context";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { blockCourt, setOwnUnavailability, setUnavailability, unblockCourt } from "./court-block.action";

interface OfCourt {
  tournamentId: { id: string };
  courtKey: string;
}

/** For a tournament one runs, on a court of an arena one manages. */
const canBlockCourt = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async ({ tournamentId, courtKey }: OfCourt, ctx: ActionContext) => {
    if (!(await canManageTournament(tournamentId.id, ctx))) return false;
    const court = await ctx.db.court.findUnique({ where: { id: courtKey }, select: { arenaId: true } });
    return court !== null && canManageArena(court.arenaId, ctx.viewer);
  },
);

const BlockCourtInput = builder.inputType("BlockCourtInput", {
  description: "Input of `blockCourt` (bloqueio de uma quadra).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    label: t.string({ required: true, description: "Label, 3 to 100 characters (motivo)." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Starts at, UTC (início)." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "Ends at, UTC (fim)." }),
  }),
});

const UnblockCourtInput = builder.inputType("UnblockCourtInput", {
  description: "Input of `unblockCourt` (fim de um bloqueio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "Starts at, of the block, UTC (início).",
    }),
  }),
});

const BlockCourtSuccess = tournamentSuccess(
  "BlockCourtSuccess",
  "Result of a successful `blockCourt` (quadra bloqueada).",
);
const UnblockCourtSuccess = tournamentSuccess(
  "UnblockCourtSuccess",
  "Result of a successful `unblockCourt` (quadra liberada).",
);

builder.mutationField("blockCourt", (t) =>
  t.field({
    type: BlockCourtSuccess,
    label: "Bloquear quadra",
    description: "Blocks a court of an arena for a period. For managers of the arena.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: BlockCourtInput, required: true, description: "Input (bloqueio)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, courtKey, ...block } }, ctx) => {
      await blockCourt(ctx, tournamentId.id, courtKey, block);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("unblockCourt", (t) =>
  t.field({
    type: UnblockCourtSuccess,
    label: "Liberar quadra",
    description: "Removes a block of a court.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: UnblockCourtInput, required: true, description: "Input (bloqueio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId, courtKey, startsAt } }, ctx) => {
      await unblockCourt(ctx, tournamentId.id, courtKey, startsAt);
      return { tournamentId: tournamentId.id };
    },
  }),
);

const PeriodInput = builder.inputType("PeriodInput", {
  description: "Period (período).",
  fields: (t) => ({
    startsAt: t.field({ type: "DateTime", required: true, description: "Starts at, UTC (início)." }),
    endsAt: t.field({
      type: "DateTime",
      required: true,
      description: "Ends at, UTC, after the start (fim).",
    }),
  }),
});

const SetUnavailabilityInput = builder.inputType("SetUnavailabilityInput", {
  description: "Input of `setUnavailability` (indisponibilidade de um inscrito).",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Enrolment (inscrição)." }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description: "All of them; none to be there always (períodos).",
    }),
  }),
});

const SetOwnUnavailabilityInput = builder.inputType("SetOwnUnavailabilityInput", {
  description: "Input of `setOwnUnavailability` (indisponibilidade própria).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, one's own (inscrição).",
    }),
    periods: t.field({
      type: [PeriodInput],
      required: true,
      description:
        "All of one's own, at most 5, within the days of the event; none to be there always (períodos).",
    }),
  }),
});

const SetUnavailabilitySuccess = tournamentSuccess(
  "SetUnavailabilitySuccess",
  "Result of a successful `setUnavailability` (indisponibilidade salva).",
);

const SetOwnUnavailabilitySuccess = builder
  .objectRef<{ enrolmentId: string }>("SetOwnUnavailabilitySuccess")
  .implement({
    description: "Result of a successful `setOwnUnavailability` (indisponibilidade própria salva).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
    }),
  });

builder.mutationField("setUnavailability", (t) =>
  t.field({
    type: SetUnavailabilitySuccess,
    label: "Registrar indisponibilidade",
    description: "Records when an enrolled athlete cannot play.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: SetUnavailabilityInput, required: true, description: "Input (períodos)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => ({
      tournamentId: await setUnavailability(ctx, enrolmentId.id, { periods }),
    }),
  }),
);

builder.mutationField("setOwnUnavailability", (t) =>
  t.field({
    type: SetOwnUnavailabilitySuccess,
    label: "Informar indisponibilidade própria",
    description: "Records when the viewer cannot play, until the category's matches have times.",
    authScopes: may(ownsEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: SetOwnUnavailabilityInput, required: true, description: "Input (períodos)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, periods } }, ctx) => {
      await setOwnUnavailability(ctx, enrolmentId.id, { periods });
      return { enrolmentId: enrolmentId.id };
    },
  }),
);
