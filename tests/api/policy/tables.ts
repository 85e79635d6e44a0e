import { schema } from "../../../server/schema";
import { parsePolicy } from "../../support/policy";
import { administrationPolicies } from "./administration";
import { arenaPolicies } from "./arenas";
import { arenaDayPolicies, arenaReportPolicies } from "./arena-day";
import { athletePolicies } from "./athletes";
import { classPolicies } from "./classes";
import { rentalPolicies } from "./rentals";
import { billingPolicies } from "./billing";
import { commissionPolicies } from "./commissions";
import { drawPolicies } from "./draws";
import { enrolmentDeskPolicies } from "./enrolment-desk";
import { enrolmentPolicies } from "./enrolments";
import { federationPolicies } from "./federations";
import { guardianPolicies } from "./guardians";
import { livePolicies } from "./live";
import { mergingPolicies } from "./merging";
import { pairPolicies } from "./pairs";
import { peoplePolicies } from "./people";
import { publicPagePolicies } from "./public-page";
import { questionPolicies } from "./questions";
import { rankingPolicies } from "./rankings";
import { liveScoringPolicies, scoringPolicies } from "./scoring";
import { schedulePolicies } from "./schedule";
import { resultPolicies } from "./results";
import { searchPolicies } from "./search";
import { teacherPolicies } from "./teachers";
import { tournamentPolicies } from "./tournaments";

/** Every table of what can be read, with its ways followed through the schema. */
export const readTables = [
  ...administrationPolicies,
  ...arenaDayPolicies,
  ...arenaReportPolicies,
  ...arenaPolicies,
  ...athletePolicies,
  ...classPolicies,
  ...rentalPolicies,
  ...billingPolicies,
  ...commissionPolicies,
  ...drawPolicies,
  ...enrolmentDeskPolicies,
  ...enrolmentPolicies,
  ...federationPolicies,
  ...mergingPolicies,
  ...pairPolicies,
  ...peoplePolicies,
  ...publicPagePolicies,
  ...questionPolicies,
  ...rankingPolicies,
  ...scoringPolicies,
  ...schedulePolicies,
  ...resultPolicies,
  ...searchPolicies,
  ...guardianPolicies,
  ...teacherPolicies,
  ...tournamentPolicies,
].map((policy) => parsePolicy(schema, policy));

export const liveTables = [...livePolicies, ...liveScoringPolicies].map((policy) =>
  parsePolicy(schema, policy),
);
