import {
  isScalarType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { walkFields } from "../support/schema-walk";

/** Reviewed: what anybody may read or do without signing in. Whoever adds a line says why in the commit. */
const publicFields = [
  "Query.viewer", // null for them
  "Query.tournament", // null unless its page is public
  "Query.node", // the type that is found decides
  "Query.nodes",
  "Query.passwordResetLinkIsOpen", // for who holds the link
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
  "PageInfo",
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
  "SignOutPayload",
  "LegalScore",
  "ScorePad", // behind doors that ask who may score, or for a match's link
  "ScorePadSide",
  "ScoreConflict",
  "RecordLiveScoreSuccess",
  "FinishLiveMatchSuccess",
  "MatchRules",
  "Court",
  "CourtHours",
  "MatchSet",
  "NextFreeCourt",
  "TournamentCourt",
  "TournamentPlace",
  "RankingsConnection",
  "RankingsEdge",
  "TournamentsConnection",
  "TournamentsEdge",
  "RankingPositionsConnection",
  "RankingPositionsEdge",
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
  const described = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)),
  );

  test.each(described.map((type) => [type.name, type] as const))(
    "%s and all it holds are described",
    (name, type) => {
      const missing: string[] = [];
      const generated = /Connection$|Edge$|Result$|^PageInfo$|^Node$/; // words of Relay and unions of described types
      if (!type.description && !generated.test(name)) missing.push(name);
      if (isEnumType(type))
        for (const value of type.getValues()) if (!value.description) missing.push(value.name);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) if (!field.description) missing.push(field.name);
      if ("getFields" in type && !generated.test(name))
        for (const field of Object.values(type.getFields())) {
          if (!field.description && field.name !== "id") missing.push(`${name}.${field.name}`);
          if ("args" in field && !/Connection!?$/.test(String(field.type)))
            for (const argument of field.args)
              if (!argument.description && !["id", "ids"].includes(argument.name))
                missing.push(`${field.name}(${argument.name})`);
        }
      expect(missing).toEqual([]);
    },
  );
});
