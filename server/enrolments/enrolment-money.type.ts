import { moneyOfTournament } from "../billing/charge.loader";
import { builder } from "../platform/graphql/builder";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";

const EnrolmentMoneyType = builder
  .objectRef<{ tournamentId: string; receivedInCents: number; expectedInCents: number }>("EnrolmentMoney")
  .implement({
    description: "Dinheiro das inscrições.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      receivedInCents: t.exposeInt("receivedInCents", {
        description: "Recebido: in centavos, without what went back.",
      }),
      expectedInCents: t.exposeInt("expectedInCents", {
        description: "Previsto: in centavos, what was received and what is still owed.",
      }),
    }),
  });

builder.prismaObjectField(TournamentType, "enrolmentMoney", (t) =>
  t.field({
    type: EnrolmentMoneyType,
    nullable: true,
    description: "Dinheiro das inscrições: of all its categories; null for who does not run it.",
    unauthorizedResolver: () => null,
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    resolve: async ({ id }, _args, ctx) => ({
      tournamentId: id,
      ...(await moneyOfTournament(ctx).load(id)),
    }),
  }),
);
