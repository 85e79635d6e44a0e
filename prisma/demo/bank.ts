import { externalIdOf } from "../../server/billing/bank/bank-line.rules";
import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { dateInDigits } from "../../server/platform/time/time-in-words.rules";
import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

type Line = Prisma.BankLineCreateManyInput & { key: string; on: Date };
type Entry = Prisma.LedgerEntryCreateManyInput;

interface Source {
  charges: readonly (Prisma.ChargeCreateManyInput & { id: string })[];
  ledgerEntries: readonly Entry[];
}

const account = "341/1260/48211-7";
/** Number of past days in the file. */
const days = 14;

/** The main arena's imported bank statement: some lines were matched automatically, some are open. */
export function bankRows(calendar: DemoCalendar, athletes: readonly DemoAthlete[], source: Source) {
  const arenaId = arenas.main.id;
  const statementId = demoId("bank-statement:main");
  const nameOf = new Map(athletes.map(({ id, fullName }) => [id, fullName]));
  const [first, last] = [calendar.day(-days), calendar.day(-1)];
  const own = source.charges.filter(
    (charge) => charge.arenaId === arenaId && charge.athleteId && !charge.enrolmentId,
  );
  const entryOf = new Map(source.ledgerEntries.map((entry) => [`${entry.chargeId}:${entry.kind}`, entry]));
  let count = 0;
  const line = (on: Date, amountInCents: number, text: string, more: Partial<Line> = {}): Line => {
    const key = [account, `2026${++count}`, dayFromDatabase(on), amountInCents, 1].join("|");
    return { id: demoId(`bank-line:${key}`), statementId, arenaId, key, on, amountInCents, text, ...more };
  };
  const short = (on: Date) => dateInDigits(dayFromDatabase(on)).slice(0, 5);
  const written = (id: string | null | undefined) => (nameOf.get(id ?? "") ?? "").toUpperCase();

  const matched = own.flatMap((charge) => {
    const entry = entryOf.get(`${charge.id}:PAYMENT`);
    if (!entry || new Date(entry.on) < first || new Date(entry.on) > last) return [];
    const text = `PIX QRS ${chargeTxid(charge.id)} ${written(charge.athleteId).slice(0, 6)}`;
    const settled = line(new Date(entry.on), charge.amountInCents, text, {
      state: "MATCHED",
      chargeId: charge.id,
      entryId: entry.id ?? null,
      payments: 1,
      decidedAt: calendar.at(-1, "18:40"),
    });
    return [{ settled, entry }];
  });
  const paid = matched.slice(0, 6);
  const open = own.filter(({ status }) => status === "PENDING").slice(0, 4);
  const lines = [
    ...paid.map(({ settled }) => settled),
    ...open.map(({ athleteId, amountInCents }, index) => {
      const on = calendar.day(-2 - index);
      // One payment is less than the charge.
      const cents = index === 3 ? Math.floor(amountInCents / 2) : amountInCents;
      return line(on, cents, `PIX TRANSF ${written(athleteId)} ${short(on)}`);
    }),
    line(calendar.day(-3), 43_50, `PIX TRANSF M FONTOURA ${short(calendar.day(-3))}`),
    line(calendar.day(-6), 3_42, "RENDIMENTOS REND PAGO APLIC AUT MAIS", {
      state: "IGNORED",
      decidedAt: calendar.at(-1, "18:45"),
      decidedById: people.mainManager.id,
    }),
  ];
  const externalIdOfEntry = new Map(
    paid.map(({ settled, entry }) => [entry.id, externalIdOf(settled.id ?? "", 1)]),
  );
  return {
    bankStatements: [
      {
        id: statementId,
        arenaId,
        fileName: "extrato-itau.ofx",
        contentHash: demoId("bank-statement-content").replaceAll("-", "").padEnd(64, "0"),
        account,
        from: first,
        until: last,
        importedAt: calendar.at(-1, "18:40"),
        importedById: people.mainManager.id,
      },
    ],
    bankLines: lines,
    ledgerEntries: source.ledgerEntries.map((entry): Entry => {
      const externalId = externalIdOfEntry.get(entry.id);
      return externalId === undefined ? entry : { ...entry, externalId, method: "PIX" };
    }),
  };
}
