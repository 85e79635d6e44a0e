import { canManageArenaAthlete } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { AthleteType } from "../../athletes/athlete.type";
import { sessionField } from "../class-success.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { may, mayWith } from "../../platform/graphql/may";
import { AthleteClassRecordType } from "./athlete-classes.type";
import { recordOf } from "./athlete-classes.loader";
import { bookClass } from "./book-class.action";
import { bookingLabel, bookings, leavingLabel, leavings } from "./credit-words.rules";
import { canPlaceInClass } from "./credits.access";
import { giveCredits } from "./grant-credits.action";
import { leaveClass } from "./leave-class.action";
import { takeCreditsBack } from "./withdraw-credits.action";

const GrantClassCreditsInput = builder.inputType("GrantClassCreditsInput", {
  description: "Créditos de aula para um atleta.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Chave: idempotency key; a new one for each request, and the same key twice has effect once.",
    }),
    count: t.int({ required: true, description: "Quantos: 1 to 60." }),
    expiresOn: t.field({ type: "Date", required: true, description: "Valem até: the last day." }),
    reason: t.string({
      description: "Motivo: up to 200 characters, shown to the athlete; null for no reason.",
    }),
  }),
});

const WithdrawClassCreditsInput = builder.inputType("WithdrawClassCreditsInput", {
  description: "Créditos de aula que a arena retira de um atleta.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Chave: idempotency key; a new one for each request, and the same key twice has effect once.",
    }),
    count: t.int({ required: true, description: "Quantos: 1 to 60, at most the unused ones." }),
    reason: t.string({ required: true, description: "Motivo: 3 to 200 characters; the athlete reads it." }),
  }),
});

const BookClassInput = builder.inputType("BookClassInput", {
  description: "Lugar em uma aula, por um crédito ou uma cobrança.",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta." }),
    orWait: t.boolean({
      required: true,
      description: "Entrar na fila: whether to join the waiting list if the class is full.",
    }),
    payInCents: t.int({
      description: "A pagar: the price one agrees to owe where there is no credit; null for none.",
    }),
  }),
});

const LeaveClassInput = builder.inputType("LeaveClassInput", {
  description: "Saída de uma aula, ou da fila dela.",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta." }),
  }),
});

const ClassBookingType = builder.enumType("ClassBooking", {
  description: "O que se conseguiu: um lugar, ou um na fila.",
  values: labelled(bookings, (booking) => bookingLabel[booking]),
});

const ClassLeavingType = builder.enumType("ClassLeaving", {
  description: "O que foi feito do crédito de quem saiu.",
  values: labelled(leavings, (leaving) => leavingLabel[leaving]),
});

const creditsSuccess = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Atleta da arena: as it is now.",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

const BookClassSuccess = builder
  .objectRef<{ athleteId: string; booking: (typeof bookings)[number] }>("BookClassSuccess")
  .implement({
    description: "Aula agendada, ou fila.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      booking: t.expose("booking", { type: ClassBookingType, description: "O que se conseguiu." }),
      record: t.field({
        type: AthleteClassRecordType,
        description: "Aulas: as they are now.",
        resolve: ({ athleteId }, _args, ctx) => recordOf(athleteId, ctx),
      }),
    }),
  });

const LeaveClassSuccess = builder
  .objectRef<{ athleteId: string; leaving: (typeof leavings)[number] }>("LeaveClassSuccess")
  .implement({
    description: "Saída feita.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      leaving: t.expose("leaving", { type: ClassLeavingType, description: "O que foi feito do crédito." }),
      record: t.field({
        type: AthleteClassRecordType,
        description: "Aulas: as they are now.",
        resolve: ({ athleteId }, _args, ctx) => recordOf(athleteId, ctx),
      }),
    }),
  });

builder.mutationField("grantClassCredits", (t) =>
  t.field({
    type: creditsSuccess("GrantClassCreditsSuccess", "Créditos dados."),
    description:
      "Dar créditos de aula: grants credits free of charge; paid credits are sold as a plan. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({ type: GrantClassCreditsInput, required: true, description: "Quantos, até quando." }),
    },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "GrantClassCreditsResult" } },
    resolve: async (_root, { input: { arenaAthleteId, ...input } }, ctx) => {
      await giveCredits(ctx, arenaAthleteId.id, input);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("withdrawClassCredits", (t) =>
  t.field({
    type: creditsSuccess("WithdrawClassCreditsSuccess", "Créditos retirados."),
    description:
      "Retirar créditos de aula: withdraws unused granted credits, the latest first. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({ type: WithdrawClassCreditsInput, required: true, description: "Quantos, e por quê." }),
    },
    errors: { types: [InvalidInput], union: { name: "WithdrawClassCreditsResult" } },
    resolve: async (_root, { input: { arenaAthleteId, ...input } }, ctx) => {
      await takeCreditsBack(ctx, arenaAthleteId.id, input);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("bookClass", (t) =>
  t.field({
    type: BookClassSuccess,
    description:
      "Agendar aula: a place by a credit or a charge, or one in line. For the athlete, and who manages the arena.",
    authScopes: mayWith(canPlaceInClass),
    args: { input: t.arg({ type: BookClassInput, required: true, description: "Quem, e qual aula." }) },
    errors: { types: [RuleViolation], union: { name: "BookClassResult" } },
    resolve: async (_root, { input: { sessionId, athleteId, orWait, payInCents } }, ctx) => ({
      booking: await bookClass(
        ctx,
        { sessionId: sessionId.id, athleteId: athleteId.id },
        { orWait, payInCents: payInCents ?? null },
      ),
      athleteId: athleteId.id,
    }),
  }),
);

builder.mutationField("leaveClass", (t) =>
  t.field({
    type: LeaveClassSuccess,
    description: "Sair de uma aula: of it or of its line. For the athlete, and who manages the arena.",
    authScopes: mayWith(canPlaceInClass),
    args: { input: t.arg({ type: LeaveClassInput, required: true, description: "Quem, e de qual aula." }) },
    errors: { types: [RuleViolation], union: { name: "LeaveClassResult" } },
    resolve: async (_root, { input: { sessionId, athleteId } }, ctx) => ({
      leaving: await leaveClass(ctx, { sessionId: sessionId.id, athleteId: athleteId.id }),
      athleteId: athleteId.id,
    }),
  }),
);
