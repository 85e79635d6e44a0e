/**
 * What a rule says no with. It holds nothing of anybody: whoever may try is told, whoever may not is denied before. Each
 * is provoked by a test.
 */
export const messages: Record<string, string> = {
  InvalidInput: "code message path fields",
  FieldError: "path message",
  RuleViolation: "code message path",
  VersionConflict: "code message path match",
  ScoreConflict: "code message path pad",
  AttendanceConflict: "code message path session",
  ScheduleConflicts: "code message path conflicts acceptable",
  ScheduleWarning: "reason hard",
  OccupancyAhead: "code message path count ahead",
  RentalCollisions: "code message path dates freeCount freeInCents closedDays",
  CollidingDate: "on priceInCents inTheWay rentalIds",
  ArenaChangedMeanwhile: "code message path arena",
  ContractChangedMeanwhile: "code message path contract",
  FederationChangedMeanwhile: "code message path federation",
  SettingsChangedMeanwhile: "code message path platform",
  FederationInUse: "code message path dependents",
  // What a plan of the schedule is made of: it is told to who asked for it, and may.
  ProposedPlace: "match court startsAt endsAt",
  UnplacedMatch: "match reason",
  KeptConflict: "match reason",
  ResultMovesMatches: "code message path moves",
  // What is wrong in a sheet: told to who sent it.
  ImportedLine: "line athletes problems guests registers alreadyIn entered",
  ImportedAthleteLine: "line called problems registers alreadyIn",
  NotEligible: "code message path reasons",
  TooManyAttempts: "code message path retryInSeconds",
  InvalidCredentials: "code message path",
  EmailNotConfirmed: "code message path",
  EmailTaken: "code message path",
  EmailAlreadyConfirmed: "code message path",
  InvalidLink: "code message path",
  TemporaryPasswordExpired: "code message path",
};
