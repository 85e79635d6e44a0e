import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { reasonsAgainst, type CandidateId } from "./eligibility.loader";
import { NotEligible } from "./enrolment.errors";
import { heldForAnswer } from "./invitations/invitation.step";
import { periodOf, type OpenEnrolments } from "./open-enrolments.step";
import { registrationProblem } from "./registration-terms.rules";

/** Holds two places until the invited partner answers or the deadline passes. */
export async function holdForPartner(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  open: OpenEnrolments,
  enrolmentId: string,
): Promise<void> {
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: heldForAnswer(ctx, open),
  });
}

/** A guest must answer the organiser's invitation before they do anything else with this enrolment. */
export const mustAnswerFirst = () =>
  new RuleViolation(
    "ASKED_BY_ORGANISER",
    "A organização convidou você para esta categoria: responda primeiro a este convite.",
  );

/** @throws RuleViolation outside the days on which athletes enrol themselves. */
export function assertPeriod({ tournament, today }: OpenEnrolments): void {
  const problem = registrationProblem(periodOf(tournament), today);
  if (problem !== null) throw new RuleViolation("REGISTRATION_CLOSED", problem);
}

/** @throws NotEligible also when data is missing in a profile, because the athlete can complete it. */
export async function assertEligible(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  { tournament }: OpenEnrolments,
  category: Parameters<typeof reasonsAgainst>[3],
  candidates: readonly CandidateId[],
): Promise<void> {
  const reasons = await reasonsAgainst(tx, ctx, tournament, category, candidates);
  if (reasons.length > 0) throw new NotEligible(reasons);
}
