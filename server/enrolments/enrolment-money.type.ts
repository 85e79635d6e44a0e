import { displayNameFor } from "../athletes/athlete.access";
import { moneyOfTournament } from "../billing/charge.loader";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { counted } from "../platform/numbers.rules";
import { allOf, whenKnown } from "../platform/when-known";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { isGone } from "../tournaments/tournament-and-enrolment-status.rules";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { EnrolmentType, ownersAndOrganisers } from "./enrolment.type";
import { priceIfCancelledOf } from "./entry-fee.loader";
import { enrolmentsOf } from "./enrolment.loader";

const EnrolmentMoneyType = builder
  .objectRef<{ tournamentId: string; receivedInCents: number; expectedInCents: number }>("EnrolmentMoney")
  .implement({
    description: "Enrolment money (dinheiro das inscrições).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      receivedInCents: t.exposeInt("receivedInCents", {
        description: "Received, in centavos, without what went back (recebido).",
      }),
      expectedInCents: t.exposeInt("expectedInCents", {
        description: "Expected, in centavos, the sum of what was received and what is still owed (previsto).",
      }),
    }),
  });

builder.prismaObjectField(TournamentType, "enrolmentMoney", (t) =>
  t.field({
    type: EnrolmentMoneyType,
    nullable: true,
    description:
      "Enrolment money, of all its categories; null for viewers who do not manage the tournament (dinheiro das inscrições).",
    unauthorizedResolver: () => null,
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    resolve: async ({ id }, _args, ctx) => ({
      tournamentId: id,
      ...(await moneyOfTournament(ctx).load(id)),
    }),
  }),
);

builder.prismaObjectField(EnrolmentType, "pricesIfCancelled", (t) =>
  t.stringList({
    ...ownersAndOrganisers,
    extensions: atMost(1),
    description:
      "What cancelling this enrolment does to the prices of the athlete's other categories, in a sentence; empty for nothing (preço das outras categorias).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(priceIfCancelledOf(ctx).load(id), (sentence) => (sentence === null ? [] : [sentence])),
  }),
);

/** Before a category is cancelled, the prices of at most this many athletes are listed; the others are only counted. */
const mostNamed = 20;

builder.prismaObjectField(TournamentCategoryType, "pricesIfCancelled", (t) =>
  t.stringList({
    nullable: true,
    extensions: atMost(mostNamed + 1, 2),
    description:
      "The same of everybody in the category, a sentence each, as if it were cancelled; null for who does not run it (preços das outras categorias).",
    unauthorizedResolver: () => null,
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const { enrolments, athletes } = await enrolmentsOf(ctx).load(tournamentId);
      const own = enrolments.filter(({ categoryId, status }) => categoryId === id && !isGone(status));
      const sentences = await allOf(own.map((enrolment) => priceIfCancelledOf(ctx).load(enrolment.id)));
      const named = await allOf(
        sentences.flatMap((sentence, index) => {
          const athlete = athletes.get(own[index]?.athleteId ?? "");
          if (sentence === null) return [];
          const name = athlete ? displayNameFor(athlete, ctx) : "Atleta";
          return [whenKnown(name, (called) => `${called}: ${sentence}`)];
        }),
      );
      const more = named.length - mostNamed;
      return more > 0
        ? [...named.slice(0, mostNamed), `E mais ${counted(more, "atleta", "atletas")}.`]
        : named;
    },
  }),
);
