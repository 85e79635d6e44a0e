import { canManageArenaAthlete } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { AthleteType } from "../../athletes/athlete.type";
import { sessionField } from "../class.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/context";
import { AthleteClassRecordType } from "./athlete-classes.type";
import { recordOf } from "./athlete-classes.loader";
import { bookClass, giveCredits, leaveClass, takeCreditsBack } from "./credits.action";
import { bookingLabel, bookings, leavingLabel, leavings } from "./credit-words.rules";
import { canPlaceInClass } from "./credits.access";

const GrantClassCreditsInput = builder.inputType("GrantClassCreditsInput", {
  description: "Input of `grantClassCredits` (créditos de aula para um atleta).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Idempotency key; a new one for each request, and the same key twice has effect once (chave).",
    }),
    count: t.int({ required: true, description: "Count, 1 to 60 (quantos)." }),
    expiresOn: t.field({ type: "Date", required: true, description: "The last day (valem até)." }),
    reason: t.string({
      description: "Reason, up to 200 characters, shown to the athlete; null for no reason (motivo).",
    }),
  }),
});

const WithdrawClassCreditsInput = builder.inputType("WithdrawClassCreditsInput", {
  description: "Input of `withdrawClassCredits` (créditos de aula que a arena retira de um atleta).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    key: t.field({
      type: "UUID",
      required: true,
      description:
        "Idempotency key; a new one for each request, and the same key twice has effect once (chave).",
    }),
    count: t.int({ required: true, description: "Count, 1 to 60, at most the unused ones (quantos)." }),
    reason: t.string({
      required: true,
      description: "Reason, 3 to 200 characters; the athlete reads it (motivo).",
    }),
  }),
});

const BookClassInput = builder.inputType("BookClassInput", {
  description: "Input of `bookClass` (lugar em uma aula, por um crédito ou uma cobrança).",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (atleta)." }),
    orWait: t.boolean({
      required: true,
      description: "Whether to join the waiting list if the class is full (entrar na fila).",
    }),
    payInCents: t.int({
      description: "The price one agrees to owe where there is no credit; null for none (a pagar).",
    }),
  }),
});

const LeaveClassInput = builder.inputType("LeaveClassInput", {
  description: "Input of `leaveClass` (saída de uma aula, ou da fila dela).",
  fields: (t) => ({
    sessionId: sessionField(t),
    athleteId: t.globalID({ required: true, for: AthleteType, description: "Athlete (atleta)." }),
  }),
});

const ClassBookingType = builder.enumType("ClassBooking", {
  description: "A place, or one in the waiting list (o que se conseguiu).",
  values: labelled(bookings, (booking) => bookingLabel[booking]),
});

const ClassLeavingType = builder.enumType("ClassLeaving", {
  description: "Class leaving (o que foi feito do crédito de quem saiu).",
  values: labelled(leavings, (leaving) => leavingLabel[leaving]),
});

const creditsSuccess = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Arena athlete, as it is now (atleta da arena).",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

const BookClassSuccess = builder
  .objectRef<{ athleteId: string; booking: (typeof bookings)[number] }>("BookClassSuccess")
  .implement({
    description: "Result of a successful `bookClass` (aula agendada, ou fila).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      booking: t.expose("booking", { type: ClassBookingType, description: "Booking (o que se conseguiu)." }),
      record: t.field({
        type: AthleteClassRecordType,
        description: "Record, as they are now (aulas).",
        resolve: ({ athleteId }, _args, ctx) => recordOf(athleteId, ctx),
      }),
    }),
  });

const LeaveClassSuccess = builder
  .objectRef<{ athleteId: string; leaving: (typeof leavings)[number] }>("LeaveClassSuccess")
  .implement({
    description: "Result of a successful `leaveClass` (saída feita).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      leaving: t.expose("leaving", {
        type: ClassLeavingType,
        description: "Leaving (o que foi feito do crédito).",
      }),
      record: t.field({
        type: AthleteClassRecordType,
        description: "Record, as they are now (aulas).",
        resolve: ({ athleteId }, _args, ctx) => recordOf(athleteId, ctx),
      }),
    }),
  });

builder.mutationField("grantClassCredits", (t) =>
  t.field({
    type: creditsSuccess(
      "GrantClassCreditsSuccess",
      "Result of a successful `grantClassCredits` (créditos dados).",
    ),
    label: "Dar créditos de aula",
    description: "Grants credits free of charge; paid credits are sold as a plan. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({
        type: GrantClassCreditsInput,
        required: true,
        description: "Input (quantos, até quando).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaAthleteId, ...input } }, ctx) => {
      await giveCredits(ctx, arenaAthleteId.id, input);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("withdrawClassCredits", (t) =>
  t.field({
    type: creditsSuccess(
      "WithdrawClassCreditsSuccess",
      "Result of a successful `withdrawClassCredits` (créditos retirados).",
    ),
    label: "Retirar créditos de aula",
    description: "Withdraws unused granted credits, the latest first. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({
        type: WithdrawClassCreditsInput,
        required: true,
        description: "Input (quantos, e por quê).",
      }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { arenaAthleteId, ...input } }, ctx) => {
      await takeCreditsBack(ctx, arenaAthleteId.id, input);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("bookClass", (t) =>
  t.field({
    type: BookClassSuccess,
    label: "Agendar aula",
    description:
      "Books a place in a class with a credit or a charge, or joins its waiting list. For the athlete and managers of the arena.",
    authScopes: mayWith(canPlaceInClass),
    args: {
      input: t.arg({ type: BookClassInput, required: true, description: "Input (quem, e qual aula)." }),
    },
    errors: { types: [RuleViolation] },
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
    label: "Sair de uma aula",
    description:
      "Takes the athlete out of a class or of its waiting list. For the athlete and managers of the arena.",
    authScopes: mayWith(canPlaceInClass),
    args: {
      input: t.arg({ type: LeaveClassInput, required: true, description: "Input (quem, e de qual aula)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { sessionId, athleteId } }, ctx) => ({
      leaving: await leaveClass(ctx, { sessionId: sessionId.id, athleteId: athleteId.id }),
      athleteId: athleteId.id,
    }),
  }),
);
