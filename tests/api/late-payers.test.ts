import { expect, test } from "vitest";
import { latePayers } from "../../server/billing/finance/arena-finance.loader";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { createArena } from "../support/story";
import vectors from "../vectors/billing-vectors.json";

const api = useApi();

/** The statement knows no holidays of a city. */
const cases = vectors.delinquency.filter(({ input }) => !("local_holidays" in input));

test.each(cases.map((one) => [`${one.id}: ${one.why}`, one] as const))("%s", async (_name, one) => {
  const { db } = api();
  const { id: arenaId } = await createArena(api(), `da ${one.id}`);
  const ids = new Map<string, string>();
  for (const { athlete, amount_cents, due_on, status, ...charge } of one.input.charges) {
    const athleteId =
      ids.get(athlete) ?? (await db.athlete.create({ data: { fullName: athlete }, select: { id: true } })).id;
    ids.set(athlete, athleteId);
    const { id } = await createCharge(
      db,
      {
        arenaId,
        athleteId,
        serviceType: "CLASS",
        kind: "OTHER",
        description: "Aula",
        amountInCents: amount_cents,
        serviceDate: dayToDatabase(due_on ?? one.input.today),
        dueOn: due_on === null ? null : dayToDatabase(due_on),
      },
      { status: status as "PENDING" | "PAID" | "CANCELLED" },
    );
    if ("received_cents" in charge)
      await db.charge.update({ where: { id }, data: { receivedInCents: charge.received_cents } });
  }
  expect(await latePayers(db, arenaId, one.input.today)).toEqual(
    one.expected.rows.map(({ athlete, charges, principal_cents, days_late }) => ({
      athleteId: ids.get(athlete),
      name: athlete,
      chargeCount: charges.length,
      overdueInCents: principal_cents,
      daysLate: days_late,
    })),
  );
});
