import type { Enrolment, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import {
  categoryCancelled,
  isCancelledCategory,
  takesEntries,
} from "../tournaments/categories/category-state.rules";
import { assertOrganiserRuns, lockTournament } from "../tournaments/tournament.step";
import { assertPublished, assertStatus } from "../tournaments/tournament.errors";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import type { RegistrationPeriod } from "./registration-terms.rules";

/** The context that changes to enrolments need, from a request or a job. */
export type EnrolmentParts = Pick<ActionContext, "outbox" | "now" | "publicUrl" | "viewer"> & {
  events: Pick<ActionContext["events"], "emit">;
};

/** A tournament that is locked until the transaction ends, for changes to its enrolments. */
export interface OpenEnrolments {
  tournament: Tournament;
  timeZone: string;
  /** YYYY-MM-DD at the arena. */
  today: string;
}

/** @throws RuleViolation while it is a draft, and once every category of the tournament has started. */
export async function openEnrolments(
  tx: Transaction,
  { now }: Pick<EnrolmentParts, "now">,
  tournamentId: string,
): Promise<OpenEnrolments> {
  const tournament = await lockTournament(tx, tournamentId);
  assertPublished(tournament);
  if (tournament.status !== "REGISTRATION_OPEN" && !(await someTakesEntries(tx, tournament)))
    assertStatus(tournament, "REGISTRATION_OPEN");
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  return { tournament, timeZone, today: dayAt(now, timeZone) };
}

/**
 * The same for a new enrolment or an invitation.
 * @throws RuleViolation also while the arena is suspended or the federation is inactive.
 */
export async function openForEntry(
  tx: Transaction,
  parts: Pick<EnrolmentParts, "now">,
  tournamentId: string,
): Promise<OpenEnrolments> {
  const open = await openEnrolments(tx, parts, tournamentId);
  await assertOrganiserRuns(tx, open.tournament);
  return open;
}

async function someTakesEntries(tx: Transaction, tournament: Tournament): Promise<boolean> {
  const categories = await tx.tournamentCategory.findMany({
    where: { tournamentId: tournament.id },
    select: { settledAt: true, draw: { select: { id: true } } },
  });
  return categories.some((category) => takesEntries(tournament, category));
}

/** @throws RuleViolation when the category is cancelled, or drawn: then athletes can only be substituted. */
export async function assertNotDrawn(tx: Transaction, categoryId: string | null): Promise<void> {
  if (categoryId === null) return;
  const category = await tx.tournamentCategory.findUniqueOrThrow({
    where: { id: categoryId },
    select: { settledAt: true, draw: { select: { id: true } } },
  });
  if (isCancelledCategory(category)) throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled);
  if (category.draw !== null)
    throw new RuleViolation(
      "ALREADY_DRAWN",
      "O chaveamento desta categoria já foi sorteado. Enquanto não há placar, o sorteio pode ser desfeito para mudar as inscrições.",
    );
}

/**
 * The category that an athlete enters.
 * @param categoryId null where the tournament has one only.
 * @throws RuleViolation when it is none of the tournament's, or the choice is left open.
 */
export function chosenCategory(
  categories: readonly TournamentCategory[],
  categoryId: string | null | undefined,
): TournamentCategory | null {
  const [only] = categories;
  if (!categoryId) {
    if (categories.length <= 1) return only ?? null;
    throw new RuleViolation("CATEGORY_REQUIRED", "Escolha a categoria.", ["categoryId"]);
  }
  const chosen = categories.find(({ id }) => id === categoryId);
  if (!chosen)
    throw new RuleViolation("CATEGORY_UNKNOWN", "Esta categoria não é deste torneio.", ["categoryId"]);
  return chosen;
}

export const periodOf = (tournament: Tournament): RegistrationPeriod => ({
  status: tournament.status,
  published: tournament.publishedAt !== null,
  registrationOpen: tournament.registrationOpen,
  registrationStartsOn: tournament.registrationStartsOn && dayFromDatabase(tournament.registrationStartsOn),
  registrationEndsOn: tournament.registrationEndsOn && dayFromDatabase(tournament.registrationEndsOn),
});

/** "Interno de Verão · Misto B"; without the category where it adds nothing. */
export const eventTitle = (
  tournament: Pick<Tournament, "name">,
  category: Pick<TournamentCategory, "name"> | null,
): string => (category === null ? tournament.name : `${tournament.name} · ${category.name}`);

export async function tournamentOfEnrolment(tx: Transaction, enrolmentId: string): Promise<string> {
  const { tournamentId } = await tx.enrolment.findUniqueOrThrow({
    where: { id: enrolmentId },
    select: { tournamentId: true },
  });
  return tournamentId;
}

/** The enrolments of a pair, or the single enrolment of an athlete without a partner, as read under the lock. */
export async function withPartner(
  tx: Transaction,
  enrolmentId: string,
): Promise<{ own: Enrolment; partner: Enrolment | null; pairId: string | null }> {
  const own = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
  const pair = await tx.pair.findFirst({
    where: { OR: [{ firstId: enrolmentId }, { secondId: enrolmentId }] },
    include: { first: true, second: true },
  });
  if (!pair) return { own, partner: null, pairId: null };
  return { own, partner: pair.firstId === enrolmentId ? pair.second : pair.first, pairId: pair.id };
}
