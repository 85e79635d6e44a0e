import type { ActionContext } from "../platform/context";
import { whenKnown } from "../platform/when-known";
import { isSignedIn } from "../platform/viewer";
import { dayAt } from "../platform/time/time-zone.rules";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { UserErrorType } from "../platform/graphql/user-errors";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import type { Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { categoriesOf, type CategoryWithDraw } from "../tournaments/categories/categories.loader";
import { enrolmentsOf, ownAthleteOf, ownEnrolmentsOf, type TournamentEnrolments } from "./enrolment.loader";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { eventOf } from "../tournaments/event.loader";
import { TournamentType } from "../tournaments/tournament.type";
import { canManageTournament, visibleTournaments } from "../tournaments/tournament.access";
import {
  keptSeats,
  placeRulesInWords,
  holdsForGuests,
  placesUndecided,
  seatsPerEntry,
} from "../tournaments/categories/place-modes.rules";
import { userNameOf } from "../identity/account.loader";
import { visibleRanking } from "../rankings/ranking.access";
import { assignmentProblem } from "./place-order.rules";
import { entryRulesInWords, feeTableOf, type EntryFee } from "../tournaments/entry-fees.rules";
import { isAsked, isGone } from "../tournaments/tournament-and-enrolment-status.rules";
import { entryFeeNow } from "./entry-fee.loader";
import { limitReasons } from "./entry-limits.rules";
import { ineligibilityOf, type Ineligibility } from "./eligibility.rules";
import { candidateOf, categoryRulesOf, limitsOf, podiumsOfViewer } from "./eligibility.loader";
import { isAthlete } from "../athletes/athlete.access";
import { countEntries, seatsHeld, seatsLeft } from "./enrolment-state.rules";
import { IneligibilityCodeType } from "./eligibility.type";
import { EnrolmentType } from "./enrolment.type";
import { NotEligible } from "./enrolment.errors";
import { periodOf } from "./open-enrolments.step";
import {
  refundInWords,
  registrationAt,
  registrationProblem,
  registrationStateLabel,
  registrationStates,
} from "./registration-terms.rules";
import { mostCategories, mostParticipants } from "../sport/event-size.rules";

const RegistrationStateType = builder.enumType("RegistrationState", {
  description: "Whether athletes may enrol themselves now (situação das inscrições).",
  values: labelled(registrationStates, (state) => registrationStateLabel[state]),
});

const IneligibilityType = builder.objectRef<Ineligibility>("Ineligibility").implement({
  description: "One reason why an athlete may not enter a category (impedimento).",
  authScopes: { public: true },
  fields: (t) => ({
    code: t.expose("code", { type: IneligibilityCodeType, description: "Code (regra)." }),
    unknown: t.exposeBoolean("unknown", {
      description:
        "Whether data is missing in the profile; completing the profile decides (falta no perfil).",
    }),
    message: t.exposeString("message", { description: "What to show, in Portuguese (mensagem)." }),
  }),
});

builder.objectType(NotEligible, {
  name: "NotEligible",
  description: "The category's rules are against it; an organiser may make an exception (sem elegibilidade).",
  interfaces: [UserErrorType],
  authScopes: { public: true },
  fields: (t) => ({
    reasons: t.field({
      type: [IneligibilityType],
      extensions: atMost(20, 2),
      description: "Each of them (impedimentos).",
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

const RegistrationType = builder
  .objectRef<{ tournament: Tournament; today: string }>("TournamentRegistration")
  .implement({
    description:
      "Tournament registration, when and on which terms athletes enrol themselves (inscrições do torneio).",
    authScopes: { public: true }, // reached only through the tournament
    fields: (t) => ({
      state: t.field({
        type: RegistrationStateType,
        description: "State (situação).",
        resolve: ({ tournament, today }) => registrationAt(periodOf(tournament), today),
      }),
      problem: t.string({
        nullable: true,
        description:
          "Why the viewer cannot enrol now, worded for the screen; null while they can (por que não).",
        resolve: ({ tournament, today }) => registrationProblem(periodOf(tournament), today),
      }),
      open: t.boolean({
        description: "What the organiser has set; the days come on top (inscrições abertas).",
        resolve: ({ tournament }) => tournament.registrationOpen,
      }),
      inPairs: t.boolean({
        description:
          "In pairs; false in a Super 8; elsewhere each category says whether people enter it two by two (em duplas).",
        resolve: ({ tournament }) => tournament.kind !== "SUPER8",
      }),
      paymentDays: t.int({
        description: "The number of days for which a place is held until it is paid (prazo de pagamento).",
        resolve: ({ tournament }) => tournament.paymentDays,
      }),
      fullRefundDays: t.int({
        description: "Full refund days, up to this many days before the start (reembolso integral).",
        resolve: ({ tournament }) => tournament.fullRefundDays,
      }),
      lateRefundPercent: t.int({
        description: "Late refund percent, in percent, from then on until the draw (reembolso tardio).",
        resolve: ({ tournament }) => tournament.lateRefundPercent,
      }),
      refundRule: t.string({
        description: "Refund rule, in words (regra de reembolso).",
        resolve: ({ tournament }) => refundInWords(tournament),
      }),
      maxCategories: t.int({
        nullable: true,
        description:
          "How many categories one athlete may enter; null: no limit (máximo de categorias por atleta).",
        resolve: ({ tournament }) => tournament.maxCategories,
      }),
      oneLevelPerGender: t.boolean({
        description:
          "Whether an athlete may not enter two levels of one gender (dois níveis do mesmo gênero).",
        resolve: ({ tournament }) => tournament.oneLevelPerGender,
      }),
      podiumMonths: t.int({
        nullable: true,
        description:
          "For how many months before the start a podium counts against playing down; null: no such rule (meses em que o pódio conta).",
        resolve: ({ tournament }) => tournament.podiumMonths,
      }),
      podiumMovesUp: t.boolean({
        description:
          "Whether who was on the podium of a level plays above it, else only not below (pódio sobe de nível).",
        resolve: ({ tournament }) => tournament.podiumMovesUp,
      }),
      secondFeeInCents: t.int({
        nullable: true,
        description: "In centavos; null: the category's fee (preço da 2ª categoria).",
        resolve: ({ tournament }) => tournament.secondFeeInCents,
      }),
      thirdFeeInCents: t.int({
        nullable: true,
        description: "In centavos; null: the category's fee (preço da 3ª categoria).",
        resolve: ({ tournament }) => tournament.thirdFeeInCents,
      }),
      furtherFeeInCents: t.int({
        nullable: true,
        description: "In centavos; null: the category's fee (preço da 4ª categoria em diante).",
        resolve: ({ tournament }) => tournament.furtherFeeInCents,
      }),
      earlyUntil: t.field({
        type: "Date",
        nullable: true,
        description: "Last day of the categories' early fees; null: there are none (preço antecipado até).",
        resolve: ({ tournament }) => tournament.earlyUntil,
      }),
      memberFeeInCents: t.int({
        nullable: true,
        description:
          "What the arena's own athletes pay for a category, in centavos; null: no such price (preço para atletas da arena).",
        resolve: ({ tournament }) => tournament.memberFeeInCents,
      }),
      memberDiscountPercent: t.int({
        nullable: true,
        description:
          "What they save of the category's fee instead, 1 to 100; null: nothing (desconto para atletas da arena).",
        resolve: ({ tournament }) => tournament.memberDiscountPercent,
      }),
      rules: t.stringList({
        description: "Limits and prices of several categories, a sentence each; empty without any (regras).",
        extensions: atMost(6),
        resolve: ({ tournament }, _args, ctx) =>
          whenKnown(categoriesOf(ctx).load(tournament.id), (categories) =>
            entryRulesInWords({ ...tournament, ...feeTableOf(tournament) }, categories),
          ),
      }),
    }),
  });

builder.prismaObjectFields(TournamentType, (t) => ({
  registration: t.field({
    type: RegistrationType,
    description: "Registration, when and on which terms athletes enrol themselves (inscrições).",
    select: { arena: { select: { timeZone: true } } },
    resolve: (tournament, _args, ctx) => ({
      tournament,
      today: dayAt(ctx.now, timeZoneOfPlace(tournament.arena)),
    }),
  }),
  viewerEnrolments: t.field({
    type: [EnrolmentType],
    extensions: atMost(mostCategories, 2),
    description:
      "The viewer's enrolment in each category, past ones included; empty without any (minhas inscrições).",
    resolve: ({ id }, _args, ctx) => ownEnrolmentsOf(ctx).load(id),
  }),
}));

/** Places kept for wild cards that were not given yet, by category. */
const keptIn = ({ enrolments }: TournamentEnrolments, categories: readonly CategoryWithDraw[]) =>
  new Map(
    categories.map((category) => {
      const given = enrolments.filter(
        ({ categoryId, wildCardAt }) => categoryId === category.id && wildCardAt !== null,
      );
      const held = holdsForGuests(category);
      const used = given.reduce((sum, enrolment) => sum + seatsHeld(enrolment, held), 0);
      return [category.id, keptSeats(category, used)];
    }),
  );

const keptByCategory = (tournamentId: string, ctx: ActionContext) =>
  whenKnown(enrolmentsOf(ctx).load(tournamentId), (enrolled) =>
    whenKnown(categoriesOf(ctx).load(tournamentId), (categories) => keptIn(enrolled, categories)),
  );

const takenIn = ({ enrolments }: TournamentEnrolments, categories: readonly CategoryWithDraw[]) => {
  const taken = new Map<string | null, number>();
  for (const { categoryId, ...standing } of enrolments) {
    const category = categories.find(({ id }) => id === categoryId);
    const seats = seatsHeld(standing, holdsForGuests(category), !!category?.draw);
    taken.set(categoryId, (taken.get(categoryId) ?? 0) + seats);
  }
  return taken;
};

const takenSeats = (tournamentId: string, ctx: ActionContext) =>
  whenKnown(enrolmentsOf(ctx).load(tournamentId), (enrolled) =>
    whenKnown(categoriesOf(ctx).load(tournamentId), (categories) => takenIn(enrolled, categories)),
  );

const entriesIn = (
  category: Pick<TournamentCategory, "id" | "tournamentId" | "drawFormat">,
  ctx: ActionContext,
) =>
  whenKnown(enrolmentsOf(ctx).load(category.tournamentId), ({ enrolments, pairs }) =>
    countEntries(
      enrolments.filter(({ categoryId }) => categoryId === category.id),
      pairs.values(),
      entersInPairs(category),
    ),
  );

const ofTournament = {
  tournament: {
    select: {
      kind: true,
      maxParticipants: true,
      arenaId: true,
      openToOtherArenas: true,
      startDate: true,
      maxCategories: true,
      oneLevelPerGender: true,
      podiumMonths: true,
      podiumMovesUp: true,
      feeInCents: true,
      secondFeeInCents: true,
      thirdFeeInCents: true,
      furtherFeeInCents: true,
      earlyUntil: true,
      memberFeeInCents: true,
      memberDiscountPercent: true,
    },
  },
} as const;

const EntryFeeType = builder.objectRef<EntryFee>("EntryFee").implement({
  description: "What a category costs who enters it today (preço).",
  authScopes: { public: true }, // reached only through the category
  fields: (t) => ({
    feeInCents: t.exposeInt("feeInCents", { description: "In centavos; 0 is free (valor)." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "How it is reckoned, in words; null: the category's fee (cálculo do valor).",
    }),
  }),
});

/** The categories that the athlete signed in is in. */
async function categoriesOfViewer(tournamentId: string, ctx: ActionContext): Promise<CategoryWithDraw[]> {
  const own = await ownEnrolmentsOf(ctx).load(tournamentId);
  const running = own.filter((row) => !isGone(row.status) && !isAsked(row));
  const categories = await categoriesOf(ctx).load(tournamentId);
  return categories.filter(({ id }) => running.some(({ categoryId }) => categoryId === id));
}

const ViewerEligibilityType = builder.objectRef<{ reasons: Ineligibility[] }>("ViewerEligibility").implement({
  description: "What the category's rules say about the athlete signed in (minha elegibilidade).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    eligible: t.boolean({
      description: "Whether the profile shows no reason against it (pode jogar).",
      resolve: ({ reasons }) => reasons.length === 0,
    }),
    reasons: t.field({
      type: [IneligibilityType],
      extensions: atMost(20, 2),
      description: "Reasons; empty for an eligible athlete (impedimentos).",
      resolve: ({ reasons }) => reasons,
    }),
  }),
});

builder.prismaObjectFields(TournamentCategoryType, (t) => ({
  takenSeats: t.int({
    description: "Athletes with a place, including places held for invited partners (vagas ocupadas).",
    resolve: async ({ id, tournamentId }, _args, ctx) => (await takenSeats(tournamentId, ctx)).get(id) ?? 0,
  }),
  seatsLeft: t.int({
    nullable: true,
    description:
      "Seats left, of athletes, without those kept for wild cards; null without a limit (vagas livres).",
    select: ofTournament,
    resolve: async ({ id, tournamentId, maxParticipants, tournament }, _args, ctx) => {
      const taken = new Map(await takenSeats(tournamentId, ctx));
      for (const [categoryId, seats] of await keptByCategory(tournamentId, ctx))
        taken.set(categoryId, (taken.get(categoryId) ?? 0) + seats);
      const capacity = {
        tournament: tournament.maxParticipants,
        categories: new Map([[id, maxParticipants]]),
      };
      const left = seatsLeft(capacity, taken, id);
      return Number.isFinite(left) ? left : null;
    },
  }),
  waitingCount: t.int({
    description: "Athletes (na lista de espera).",
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      (await enrolmentsOf(ctx).load(tournamentId)).enrolments.filter(
        ({ categoryId, status }) => categoryId === id && status === "WAITLISTED",
      ).length,
  }),
  wildCardsLeft: t.int({
    description: "Wild cards that were not given yet; 0 once the category is drawn (convites restantes).",
    resolve: async (category, _args, ctx) =>
      Math.floor(
        ((await keptByCategory(category.tournamentId, ctx)).get(category.id) ?? 0) / seatsPerEntry(category),
      ),
  }),
  placesUndecided: t.boolean({
    description:
      "Whether all enrolments still wait, because places are given later by ranking or lots (vagas a definir).",
    resolve: (category) => placesUndecided(category),
  }),
  placeRules: t.stringList({
    description:
      "How places are given, a sentence each; empty if each was given at the enrolment, without wild cards (regras das vagas).",
    extensions: atMost(3),
    resolve: async (category, _args, ctx) => {
      const { rankingId, placeMode } = category;
      const ranking =
        placeMode === "RANKING" && rankingId !== null ? await visibleRanking(rankingId, ctx) : null;
      const tournament = await visibleTournaments(ctx).load(category.tournamentId);
      const { arena } = await eventOf(ctx).load(category.tournamentId);
      return placeRulesInWords(category, {
        assignedOn: category.placesAssignedAt && dayAt(category.placesAssignedAt, timeZoneOfPlace(arena)),
        rankingName: ranking?.active ? ranking.name : null,
        registrationEndsOn: tournament && periodOf(tournament).registrationEndsOn,
      });
    },
  }),
  placesProblem: t.string({
    nullable: true,
    description:
      "Why the organiser cannot give the places now, in words; null when they can, and for others (por que ainda não).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: async (category, _args, ctx) => {
      const tournament = await visibleTournaments(ctx).load(category.tournamentId);
      const { arena } = await eventOf(ctx).load(category.tournamentId);
      return tournament === null
        ? null
        : assignmentProblem(category, periodOf(tournament), dayAt(ctx.now, timeZoneOfPlace(arena)));
    },
  }),
  placesAssignedBy: t.string({
    nullable: true,
    description:
      "Name of the organiser who gave the places; null when the system did, and for others (vagas definidas por).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ placesAssignedById }, _args, ctx) =>
      placesAssignedById === null ? null : userNameOf(ctx).load(placesAssignedById),
  }),
  placesOrder: t.field({
    type: [EnrolmentType],
    extensions: atMost(mostParticipants, 32),
    description:
      "Enrolments in the order in which places were given by ranking or lots, cancelled ones included; for who manages it, else empty (ordem das vagas).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => [],
    resolve: ({ id }, _args, ctx) =>
      ctx.db.enrolment.findMany({
        where: { categoryId: id, placeOrder: { not: null } },
        orderBy: [{ placeOrder: "asc" }, { enrolledAt: "asc" }, { id: "asc" }],
      }),
  }),
  placesSeed: t.exposeString("placesSeed", {
    nullable: true,
    description:
      "Seed of the lots: the same seed and entries always give the same order; null unless by lots, and for others (semente do sorteio).",
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    unauthorizedResolver: () => null,
  }),
  placedEntryCount: t.int({
    description:
      "Pairs in a category of pairs, else athletes; without those who wait, seek a partner or were only invited (inscrições com vaga).",
    resolve: (category, _args, ctx) => whenKnown(entriesIn(category, ctx), ({ placed }) => placed),
  }),
  waitingEntryCount: t.int({
    description: "Pairs where people enter two by two, else athletes (inscrições na lista de espera).",
    resolve: (category, _args, ctx) => whenKnown(entriesIn(category, ctx), ({ waiting }) => waiting),
  }),
  viewerEnrolment: t.field({
    type: EnrolmentType,
    nullable: true,
    description:
      "Viewer enrolment, in this category, past ones included; null without one (minha inscrição).",
    resolve: async ({ id, tournamentId }, _args, ctx) =>
      (await ownEnrolmentsOf(ctx).load(tournamentId)).find(({ categoryId }) => categoryId === id) ?? null,
  }),
  viewerEligibility: t.field({
    type: ViewerEligibilityType,
    nullable: true,
    description:
      "Viewer eligibility; null for viewers who are not signed in as an athlete (minha elegibilidade).",
    select: ofTournament,
    resolve: async ({ tournament, ...category }, _args, ctx) => {
      const athleteId = isAthlete(ctx) && isSignedIn(ctx.viewer) ? ctx.viewer.athleteId : null;
      const athlete = athleteId === null ? null : await ownAthleteOf(ctx).load(athleteId);
      if (!athlete) return null;
      const attends = athlete.arenas.some(({ arenaId }) => arenaId === tournament.arenaId);
      const candidate = candidateOf(athlete, attends, true);
      return {
        reasons: [
          ...ineligibilityOf(candidate, categoryRulesOf(tournament, category)),
          ...limitReasons(
            candidate,
            category,
            {
              entered: await categoriesOfViewer(category.tournamentId, ctx),
              podiums: await podiumsOfViewer(tournament, ctx),
            },
            limitsOf(tournament),
          ),
        ],
      };
    },
  }),
  entryFee: t.field({
    type: EntryFeeType,
    description: "What one pays who enters today, for an athlete signed in as their next category (preço).",
    select: ofTournament,
    resolve: async ({ tournament, ...category }, _args, ctx) => {
      const { arena } = await eventOf(ctx).load(category.tournamentId);
      return entryFeeNow(ctx, { ...tournament, id: category.tournamentId, arena }, category);
    },
  }),
}));
