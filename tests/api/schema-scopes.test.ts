import {
  isEnumType,
  isIntrospectionType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { walkFields } from "../support/schema-walk";

/** Reviewed: what anybody may read or do without signing in. Whoever adds a line says why in the commit. */
const publicFields = [
  "Query.viewer", // null for them
  "Query.platform", // whom to ask, who can sign up, and what stands above every page
  "Query.tournament", // null unless its page is public
  "Query.node", // the type that is found decides
  "Query.nodes",
  "Query.passwordResetLinkIsOpen", // for who holds the link
  "Query.confirmationLink", // for who holds the link
  "Query.enrolmentInvitation", // for who holds the link
  "Query.scoreLink", // for who holds a match's link, which opens that match alone
  "Mutation.signUpArena",
  "Mutation.signUpAthlete",
  "Mutation.signUpFederation",
  "Mutation.confirmEmail",
  "Mutation.resendConfirmation",
  "Mutation.requestPasswordReset",
  "Mutation.resetPassword",
  "Mutation.signIn",
  "Mutation.signOut",
];
/** Reviewed: types without anything of their own to protect; they are only reached through what is protected. */
const publicTypes = [
  "PlanOnSale", // on the arena's public page
  "PageInfo",
  "Platform", // what its pages say of it
  "MaintenanceNotice", // the one in force stands above every page
  "FieldError",
  "InvalidInput",
  "RuleViolation",
  "TooManyAttempts",
  "DeclineInvitationSuccess",
  "TournamentRegistration",
  "Ineligibility",
  "NotEligible",
  "InvalidCredentials",
  "EmailNotConfirmed",
  "TemporaryPasswordExpired",
  "EmailTaken",
  "EntryFee",
  "EmailAlreadyConfirmed",
  "ConfirmationLink", // behind a root field that asks for the link's token
  "InvalidLink",
  "SignUpArenaSuccess",
  "SignUpAthleteSuccess",
  "SignUpFederationSuccess",
  "ConfirmEmailSuccess",
  "ResendConfirmationSuccess",
  "RequestPasswordResetSuccess",
  "ResetPasswordSuccess",
  "RequestEmailChangeSuccess",
  "ChangePasswordSuccess",
  "DeleteAccountSuccess",
  "SignInSuccess",
  "SignOutSuccess",
  "LegalScore",
  "ScorePad", // behind root fields that ask who may score, or for a match's link
  "ScorePadSide",
  "ScoreConflict",
  "AttendanceConflict",
  "AthleteRecord", // behind fields of an athlete that ask who sees the figures
  "RecordWithAthlete",
  "RecordInCategory",
  "RecordMonth",
  "AthleteRankingHistoryConnection",
  "AthleteRankingHistoryEdge",
  "AthleteRankingPositionsConnection",
  "AthleteRankingPositionsEdge",
  "RecordLiveScoreSuccess",
  "FinishLiveMatchSuccess",
  "MatchRules",
  "Court",
  "CourtHours",
  "MatchSet",
  "NextFreeCourt",
  "TournamentCourt",
  "TournamentPlace",
  "PublicArenaDay", // of open arenas: when it is open, what is free, what it costs
  "FreeCourt",
  "FreeHours",
  "OpenClass",
  "PriceLine",
  "OpenDay",
  "RentalTerms",
  "PublicArena", // what a poster of the arena would say; only open arenas become one
  "SearchResults", // each list asks who searches
  "FoundRanking", // as a tournament
  "FoundTournament", // found only by who may see it
  "RankingsConnection",
  "RankingsEdge",
  "TournamentsConnection",
  "TournamentsEdge",
  "RankingPositionsConnection",
  "RankingPositionsEdge",
  "RankingVersionsConnection",
  "RankingVersionsEdge",
  "RankingUnplacedConnection",
  "RankingUnplacedEdge",
];

const isPublic = (scope: unknown): boolean =>
  typeof scope === "object" && scope !== null && "public" in scope && scope.public === true;

describe("what is open to everybody", () => {
  const fields = walkFields(schema);

  test("only the reviewed fields and types are public", () => {
    const fieldNames = fields.filter(({ ownScope }) => isPublic(ownScope)).map(({ name }) => name);
    expect(fieldNames.toSorted()).toEqual(publicFields.toSorted());
    const typeNames = new Set(
      fields.filter(({ typeScope }) => isPublic(typeScope)).map(({ typeName }) => typeName),
    );
    expect([...typeNames].toSorted()).toEqual(publicTypes.toSorted());
  });
});

describe("the schema is a contract that explains itself", () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)),
  );

  type Place = [name: string, described: { description?: string | null }];

  /** "Type", "Type.field", "Type.field(argument)", "Enum.VALUE": every place of a type that a description belongs to. */
  const placesOf = (type: GraphQLNamedType): Place[] => {
    const places: Place[] = [[type.name, type]];
    if (isEnumType(type))
      for (const value of type.getValues()) places.push([`${type.name}.${value.name}`, value]);
    if ("getFields" in type)
      for (const field of Object.values(type.getFields())) {
        places.push([`${type.name}.${field.name}`, field]);
        if ("args" in field)
          for (const argument of field.args)
            places.push([`${type.name}.${field.name}(${argument.name})`, argument]);
      }
    return places;
  };
  const descriptions = types
    .flatMap(placesOf)
    .map(([place, { description }]) => [place, description ?? ""] as const);

  test("every type, field, argument, enum value and union is described in whole sentences", () => {
    expect(types.length).toBeGreaterThan(300);
    expect(descriptions.filter(([, text]) => !/^[^\p{Ll}\s][^]*\.$/u.test(text))).toEqual([]);
  });

  test("no description gives a limit twice", () => {
    expect(descriptions.filter(([, text]) => /\bat most (\d+)\b[^]*\bat most \1\b/i.test(text))).toEqual([]);
  });

  test("a union of a mutation names what it is the result of", () => {
    expect(schema.getType("AcceptInvitationResult")?.description).toBe(
      "What `acceptInvitation` returns: its success, or the error that explains the refusal.",
    );
  });
});
